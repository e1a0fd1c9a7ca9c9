/** The light of the drawings: from the left, on round bodies and flat fronts, and their shadows on the ground. */

export const round = (value) => Math.round(value * 100) / 100;

export const ink = '#12263a';
export const edge = '#c4d0d8';

/** Fills by name, as `url(#paper)`. */
export const fills = `<defs>${[
  ['paper', '#fdfefe', '#eef4f6', '#d3dee4'],
  ['teal', '#15858f', '#0b6e77', '#074a51'],
  ['soft', '#86c4c8', '#58a8ae', '#3f8b92'],
  ['side', '#e3ebf0', '#d9e3e9', '#c6d3db'],
  ['steel', '#f4f7f9', '#cfdbe1', '#a9bac5'],
]
  .map(
    ([name, lit, middle, shaded]) =>
      `<linearGradient id="${name}" x1="0" x2="1"><stop stop-color="${lit}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${shaded}"/></linearGradient>`,
  )
  .join(
    '',
  )}<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#e9f5f5"/><stop offset="1" stop-color="#d8eaeb"/></linearGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#d3e6e7"/><stop offset="1" stop-color="#c5dcde"/></linearGradient></defs>`;

/** The soft shadow below something that stands at `y`. */
export const shadow = (x, y, width, height = Math.max(9, width * 0.085)) =>
  [
    [x + width * 0.06, y + height * 0.25, width * 1.12, height * 1.5, 0.04],
    [x + width * 0.03, y, width, height, 0.07],
    [x, y - height * 0.2, width * 0.86, height * 0.6, 0.1],
  ]
    .map(
      ([cx, cy, rx, ry, opacity]) =>
        `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${ink}" opacity="${opacity}"/>`,
    )
    .join('');

/** The cross of the brand, white on what it is printed on. */
export const cross = (x, y, size) =>
  `<path d="M${x} ${y - size}v${2 * size}M${x - size} ${y}h${2 * size}" stroke="#fff" stroke-width="${round(size * 0.62)}" stroke-linecap="round"/>`;

/** Lines of print too small to be read. */
export const print = (x, y, widths, colour, step = 14, height = 5) =>
  widths
    .map(
      (width, line) =>
        `<rect x="${x}" y="${y + line * step}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour}"/>`,
    )
    .join('');
