// What hangs on a message beside its text: files, pictures, embeds.

import { el, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { names } from "./names.js";
import { show } from "./picture.js";

// The sandbox's own files by path only, so that any address it is reached by will do. Others are not fetched.
function local(url) {
  const found = new URL(url, location.href);
  const ours = found.origin === location.origin || ["127.0.0.1", "localhost"].includes(found.hostname);
  return ours && found.pathname.startsWith("/cdn/") ? found.pathname + found.search : null;
}

export function picture(item, group, { thumbnail = false } = {}) {
  const { media, description, spoiler } = item;
  const source = local(media.url);
  if (!source)
    return el(
      "span",
      { class: "missing" },
      icon("out"),
      description ?? "A picture from elsewhere, which the sandbox does not fetch",
    );
  const image = el("img", {
    src: source,
    alt: description ?? "",
    loading: "lazy",
    width: media.width,
    height: media.height,
  });
  const look = el(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": `Open large: ${description ?? "a picture without description"}`,
      style: media.width ? { "--ratio": `${media.width} / ${media.height}`, "--width": `${media.width}px` } : {},
      onclick: () =>
        show(
          group
            .map((each) => ({ source: local(each.media.url), description: each.description }))
            .filter((each) => each.source),
          source,
        ),
    },
    image,
  );
  return el(
    "figure",
    { class: spoiler ? "frame covered" : "frame" },
    look,
    spoiler ? uncover() : null,
    description && !thumbnail ? altButton(description) : null,
  );
}

const uncover = () =>
  el(
    "button",
    {
      type: "button",
      class: "uncover",
      onclick: (event) => event.currentTarget.parentNode.classList.remove("covered"),
    },
    "Spoiler",
  );

function altButton(description) {
  const text = el("figcaption", { hidden: true }, description);
  const toggle = (event) => {
    text.hidden = !text.hidden;
    event.currentTarget.setAttribute("aria-expanded", String(!text.hidden));
  };
  return [
    el(
      "button",
      { type: "button", class: "alt", "aria-expanded": "false", "aria-label": "Show the description", onclick: toggle },
      "ALT",
    ),
    text,
  ];
}

export function gallery(items) {
  const group = items.filter((item) => item.media);
  return el(
    "div",
    { class: "gallery", "data-count": items.length },
    items.map((item) => picture(item, group)),
  );
}

export function attachments(files) {
  const pictures = files.filter((file) => file.content_type?.startsWith("image/"));
  const others = files.filter((file) => !pictures.includes(file));
  const items = pictures.map((file) => ({
    media: file,
    description: file.description,
    spoiler: file.filename.startsWith("SPOILER_"),
  }));
  return [pictures.length ? gallery(items) : null, others.map((file) => fileCard(file.filename, file.size, file.url))];
}

export function fileCard(name, size, url) {
  const source = local(url);
  return el(
    "a",
    { class: "file", href: source, download: name },
    icon("file"),
    el("span", {}, el("bdi", {}, name), el("span", { class: "soft" }, size == null ? "" : weight(size))),
  );
}

const weight = (bytes) =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1048576
      ? `${Math.round(bytes / 1024)} KiB`
      : `${(bytes / 1048576).toFixed(1)} MiB`;

export const embeds = (all) => all.map(embed);

function embed({ title, description, fields = [], footer, color, image, author }) {
  return el(
    "div",
    { class: "container", style: accent(color) },
    author ? el("p", { class: "soft" }, author.name) : null,
    title ? el("p", { class: "embed-title" }, title) : null,
    description ? markdown(description, names) : null,
    fields.length
      ? el(
          "dl",
          { class: "fields" },
          fields.map((field) => el("div", {}, el("dt", {}, field.name), el("dd", {}, markdown(field.value, names)))),
        )
      : null,
    image ? gallery([{ media: image, description: null }]) : null,
    footer ? el("p", { class: "soft" }, footer.text) : null,
  );
}

export const accent = (colour) =>
  colour == null ? {} : { "--accent-colour": `#${colour.toString(16).padStart(6, "0")}` };
