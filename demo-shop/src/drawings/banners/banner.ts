import { palette } from '../pen/palette';
import { emsOf, group, hoop, path, placed, rect, type Svg, svgDocument, text, within } from '../pen/svg';

interface BannerColours {
  ground: string;
  plane: string;
  plane2: string;
  ring: string;
  head: string;
  sub: string;
}

export const tones = {
  teal: {
    ground: '#e6f3f3',
    plane: '#d7eaeb',
    plane2: '#c9e2e4',
    ring: '#bfdcde',
    head: palette.ink,
    sub: palette.ink2,
  },
  blue: {
    ground: '#e9f1f7',
    plane: '#dbe8f1',
    plane2: '#cdddea',
    ring: '#c0d4e4',
    head: palette.ink,
    sub: palette.ink2,
  },
  sand: {
    ground: '#f7f2e8',
    plane: '#f0e7d6',
    plane2: '#e9dcc4',
    ring: '#e0d0b4',
    head: palette.ink,
    sub: palette.ink2,
  },
  rose: {
    ground: '#fbefe9',
    plane: '#f7e2d8',
    plane2: '#f2d4c6',
    ring: '#ecc6b5',
    head: palette.ink,
    sub: palette.ink2,
  },
  night: {
    ground: '#0d3b47',
    plane: '#114855',
    plane2: '#165663',
    ring: '#226673',
    head: palette.white,
    sub: '#bcd6da',
  },
  navy: {
    ground: '#152d47',
    plane: '#1b3756',
    plane2: '#234366',
    ring: '#30537a',
    head: palette.white,
    sub: '#c3d2e2',
  },
} as const satisfies Record<string, BannerColours>;

export interface BannerText {
  headline: readonly string[];
  sub: string;
}

export interface BannerForm {
  width: number;
  height: number;
  /** Left edge and widest extent of the type. */
  type: { x: number; w: number; size: number };
  /** Share of the free height that is above the type; the page's button goes below it. */
  top: number;
  /** Field of the products: 720 by 460 units, scaled. */
  art: { x: number; y: number; scale: number };
  /** Where the slanted planes begin, as a share of the width. */
  cut: number;
}

/** The forms that a page shows: the essential part lies within the middle 1200 of 1920. */
export const forms = {
  hero: {
    width: 1920,
    height: 600,
    type: { x: 372, w: 580, size: 66 },
    top: 0.36,
    art: { x: 926, y: 96, scale: 0.92 },
    cut: 0.47,
  },
  band: {
    width: 1920,
    height: 480,
    type: { x: 372, w: 580, size: 58 },
    top: 0.36,
    art: { x: 954, y: 48, scale: 0.83 },
    cut: 0.48,
  },
  strip: {
    width: 1920,
    height: 240,
    type: { x: 380, w: 640, size: 44 },
    top: 0.5,
    art: { x: 1140, y: 14, scale: 0.47 },
    cut: 0.54,
  },
  narrow: {
    width: 750,
    height: 420,
    type: { x: 40, w: 360, size: 46 },
    top: 0.2,
    art: { x: 366, y: 158, scale: 0.52 },
    cut: 0.5,
  },
  narrowStrip: {
    width: 750,
    height: 240,
    type: { x: 36, w: 400, size: 38 },
    top: 0.5,
    art: { x: 410, y: 32, scale: 0.43 },
    cut: 0.55,
  },
} as const satisfies Record<string, BannerForm>;

/** Breaks after a comma where a line would grow wider than `width`. */
function wrap(value: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const part of value.split(/(?<=，)/)) {
    const last = lines.at(-1);
    if (last !== undefined && emsOf(last + part) * size <= width) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}

function backdrop({ width, height, cut }: BannerForm, colours: BannerColours): Svg {
  const lean = height * 0.27;
  const from = width * cut;
  const centre = { x: from + (width - from) * 0.52, y: height * 0.62 };
  const ring = (r: number, weight: number) =>
    hoop(centre.x, centre.y, height * r, height * r, colours.ring, weight);
  return group(
    rect(0, 0, width, height, 0, colours.ground),
    path(`M${from + lean / 2} 0H${width}V${height}H${from - lean / 2}z`, colours.plane),
    path(`M${width * 0.86 + lean / 2} 0H${width}V${height}H${width * 0.86 - lean / 2}z`, colours.plane2),
    within(
      path(`M${from + lean / 2} 0H${width}V${height}H${from - lean / 2}z`, colours.plane),
      ring(0.52, 2),
      ring(0.7, 2),
    ),
  );
}

/** A composed banner page: geometric ground, type on the left, products on the right; buttons are the page's. */
export function drawBanner(form: BannerForm, colours: BannerColours, words: BannerText, art: Svg): Svg {
  const { x, w, size } = form.type;
  const subSize = Math.round(form.width < 1000 ? size * 0.48 : size * 0.4);
  const sub = wrap(words.sub, subSize, w);
  const oneLine = words.headline.join('');
  const flat = form.height <= 240;
  const head = flat && emsOf(oneLine) * size <= w ? [oneLine] : words.headline;
  const block = head.length * size * 1.26 + size * 0.3 + sub.length * subSize * 1.55;
  const top = (form.height - block) * form.top;
  return svgDocument(
    form.width,
    form.height,
    backdrop(form, colours),
    placed(form.art.x, form.art.y, form.art.scale, art),
    ...head.map((row, i) =>
      text(x, top + size * (0.95 + i * 1.26), size, row, {
        fill: colours.head,
        weight: 600,
        spacing: size * 0.02,
      }),
    ),
    ...sub.map((row, i) =>
      text(x, top + head.length * size * 1.26 + size * 0.3 + subSize * (0.85 + i * 1.55), subSize, row, {
        fill: colours.sub,
      }),
    ),
  );
}
