// From typed text to a slash command: which commands fit, and what a pasted "/play answer: ..." means.

// Commands whose path or description holds all words typed so far; those that begin so come first.
export function matching(leaves, text) {
  const wanted = text.slice(1).toLowerCase().trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  const rank = (leaf) => (leaf.path.startsWith(wanted) ? 0 : words.every((word) => leaf.path.includes(word)) ? 1 : 2);
  return leaves
    .filter((leaf) => words.every((word) => `${leaf.path} ${leaf.description}`.toLowerCase().includes(word)))
    .sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
}

// The command that a text begins with, and the rest of it; null while it could still become another one.
export function begun(leaves, text) {
  const fits = leaves.filter((leaf) => `${text.slice(1)} `.startsWith(`${leaf.path} `));
  const leaf = fits.sort((a, b) => b.path.length - a.path.length)[0];
  return leaf ? { leaf, rest: text.slice(1 + leaf.path.length) } : null;
}

// "seats:3 name:two words" as ["", [["seats", "3"], ["name", "two words"]]]; only names that the command has count.
// A space at the end stays: the next word may be on its way.
export function pairs(leaf, rest) {
  const names = leaf.options.map((option) => option.name).sort((a, b) => b.length - a.length);
  if (!names.length) return [rest.trimStart(), []];
  const [lead, ...parts] = rest.split(new RegExp(`(?:^|\\s)(${names.join("|")}):`, "u"));
  return [lead.trimStart(), parts.flatMap((part, index) => (index % 2 ? [] : [[part, parts[index + 1].trimStart()]]))];
}
