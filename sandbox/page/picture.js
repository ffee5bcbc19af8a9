// A picture, large: fitted to the window, or at a chosen size to scroll and drag about.

import { el, icon, iconButton } from "./dom.js";

const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

export function show(group, source) {
  const viewer = {
    group,
    index: Math.max(
      0,
      group.findIndex((each) => each.source === source),
    ),
    scale: null,
  };
  viewer.dialog = el("dialog", {
    class: "viewer",
    "aria-label": "Picture",
    onclose: () => viewer.dialog.remove(),
    onkeydown: (event) => byKey(event, viewer),
  });
  document.body.append(viewer.dialog);
  draw(viewer);
  viewer.dialog.showModal();
  const watch = new ResizeObserver(() => viewer.image.complete && size(viewer));
  watch.observe(viewer.dialog);
}

function draw(viewer) {
  const { source, description } = viewer.group[viewer.index];
  viewer.image = el("img", { src: source, alt: description ?? "", draggable: "false" });
  viewer.image.onload = () => size(viewer);
  viewer.stage = el(
    "div",
    {
      class: "stage",
      tabindex: "0",
      onclick: (event) => clicked(event, viewer),
      onwheel: (event) => wheel(event, viewer),
    },
    viewer.image,
  );
  drag(viewer);
  viewer.percent = el("output", { class: "percent" });
  viewer.dialog.replaceChildren(
    bar(viewer),
    viewer.stage,
    description ? el("p", { class: "viewer-text" }, description) : "",
  );
  viewer.stage.focus();
}

function bar(viewer) {
  const many = viewer.group.length > 1;
  return el(
    "div",
    { class: "viewer-bar" },
    many ? iconButton("left", "Previous picture", () => turn(viewer, -1)) : null,
    many ? el("span", {}, `${viewer.index + 1} of ${viewer.group.length}`) : null,
    many ? iconButton("right", "Next picture", () => turn(viewer, 1)) : null,
    el("span", { class: "grow" }),
    iconButton("minus", "Smaller", () => zoom(viewer, -1)),
    viewer.percent,
    iconButton("plus", "Larger", () => zoom(viewer, 1)),
    el("button", { type: "button", class: "button secondary", onclick: () => scaleTo(viewer, null) }, "Fit"),
    el("button", { type: "button", class: "button secondary", onclick: () => scaleTo(viewer, 1) }, "Full size"),
    el(
      "a",
      {
        class: "tool",
        href: viewer.group[viewer.index].source,
        target: "_blank",
        "aria-label": "Open the file",
        title: "Open the file",
      },
      icon("out"),
    ),
    iconButton("close", "Close", () => viewer.dialog.close()),
  );
}

const fitting = ({ stage, image }) =>
  Math.min(stage.clientWidth / image.naturalWidth, stage.clientHeight / image.naturalHeight, 2);

function size(viewer) {
  const scale = viewer.scale ?? fitting(viewer);
  viewer.image.style.width = `${viewer.image.naturalWidth * scale}px`;
  viewer.stage.classList.toggle("fitted", viewer.scale == null);
  viewer.percent.textContent = `${Math.round(scale * 100)} %`;
}

// The middle of the view, or the point under the pointer, stays where it is.
function scaleTo(viewer, scale, point = null) {
  const { stage, image } = viewer;
  const box = stage.getBoundingClientRect();
  const [x, y] = point ?? [box.left + box.width / 2, box.top + box.height / 2];
  const before = image.getBoundingClientRect();
  const [shareX, shareY] = [(x - before.left) / before.width, (y - before.top) / before.height];
  viewer.scale = scale;
  size(viewer);
  const after = image.getBoundingClientRect();
  stage.scrollLeft += after.left + shareX * after.width - x;
  stage.scrollTop += after.top + shareY * after.height - y;
}

function zoom(viewer, by, point) {
  const now = viewer.scale ?? fitting(viewer);
  const next = by > 0 ? STEPS.find((step) => step > now * 1.01) : STEPS.findLast((step) => step < now / 1.01);
  if (next) scaleTo(viewer, next, point);
}

function clicked(event, viewer) {
  if (viewer.dragged) return;
  if (event.target !== viewer.image) return viewer.dialog.close();
  return scaleTo(viewer, viewer.scale == null ? 1 : null, [event.clientX, event.clientY]);
}

function wheel(event, viewer) {
  event.preventDefault();
  zoom(viewer, -event.deltaY, [event.clientX, event.clientY]);
}

function drag(viewer) {
  const { stage } = viewer;
  stage.onpointerdown = (event) => {
    viewer.dragged = false;
    viewer.from =
      event.pointerType === "mouse" ? [event.clientX + stage.scrollLeft, event.clientY + stage.scrollTop] : null;
  };
  stage.onpointermove = (event) => {
    if (!viewer.from || !event.buttons) return;
    const [left, top] = [viewer.from[0] - event.clientX, viewer.from[1] - event.clientY];
    if (Math.abs(left - stage.scrollLeft) + Math.abs(top - stage.scrollTop) > 4) viewer.dragged = true;
    stage.scrollTo(left, top);
  };
}

function turn(viewer, by) {
  viewer.index = (viewer.index + by + viewer.group.length) % viewer.group.length;
  viewer.scale = null;
  draw(viewer);
}

function byKey(event, viewer) {
  const deeds = {
    ArrowLeft: () => viewer.scale == null && turn(viewer, -1),
    ArrowRight: () => viewer.scale == null && turn(viewer, 1),
    "+": () => zoom(viewer, 1),
    "-": () => zoom(viewer, -1),
    0: () => scaleTo(viewer, null),
    1: () => scaleTo(viewer, 1),
  };
  deeds[event.key]?.();
}
