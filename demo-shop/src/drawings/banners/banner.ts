import { group, hoop, path, placed, rect, type Svg, svgDocument, within } from '../pen/svg';

interface BannerColours {
  /** Whether dark words read on it, or light ones. */
  ground: 'light' | 'dark';
  base: string;
  plane: string;
  plane2: string;
  ring: string;
}

export const tones = {
  teal: {
    ground: 'light',
    base: '#e6f3f3',
    plane: '#d7eaeb',
    plane2: '#c9e2e4',
    ring: '#bfdcde',
  },
  blue: {
    ground: 'light',
    base: '#e9f1f7',
    plane: '#dbe8f1',
    plane2: '#cdddea',
    ring: '#c0d4e4',
  },
  sand: {
    ground: 'light',
    base: '#f7f2e8',
    plane: '#f0e7d6',
    plane2: '#e9dcc4',
    ring: '#e0d0b4',
  },
  rose: {
    ground: 'light',
    base: '#fbefe9',
    plane: '#f7e2d8',
    plane2: '#f2d4c6',
    ring: '#ecc6b5',
  },
  night: {
    ground: 'dark',
    base: '#0d3b47',
    plane: '#114855',
    plane2: '#165663',
    ring: '#226673',
  },
  navy: {
    ground: 'dark',
    base: '#152d47',
    plane: '#1b3756',
    plane2: '#234366',
    ring: '#30537a',
  },
} as const satisfies Record<string, BannerColours>;

export interface BannerForm {
  width: number;
  height: number;
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
    art: { x: 926, y: 96, scale: 0.92 },
    cut: 0.47,
  },
  band: {
    width: 1920,
    height: 480,
    art: { x: 954, y: 48, scale: 0.83 },
    cut: 0.48,
  },
  strip: {
    width: 1920,
    height: 240,
    art: { x: 1140, y: 14, scale: 0.47 },
    cut: 0.54,
  },
  narrow: {
    width: 750,
    height: 420,
    art: { x: 366, y: 158, scale: 0.52 },
    cut: 0.5,
  },
  narrowStrip: {
    width: 750,
    height: 240,
    art: { x: 410, y: 32, scale: 0.43 },
    cut: 0.55,
  },
} as const satisfies Record<string, BannerForm>;

function backdrop({ width, height, cut }: BannerForm, colours: BannerColours): Svg {
  const lean = height * 0.27;
  const from = width * cut;
  const centre = { x: from + (width - from) * 0.52, y: height * 0.62 };
  const ring = (r: number, weight: number) =>
    hoop(centre.x, centre.y, height * r, height * r, colours.ring, weight);
  return group(
    rect(0, 0, width, height, 0, colours.base),
    path(`M${from + lean / 2} 0H${width}V${height}H${from - lean / 2}z`, colours.plane),
    path(`M${width * 0.86 + lean / 2} 0H${width}V${height}H${width * 0.86 - lean / 2}z`, colours.plane2),
    within(
      path(`M${from + lean / 2} 0H${width}V${height}H${from - lean / 2}z`, colours.plane),
      ring(0.52, 2),
      ring(0.7, 2),
    ),
  );
}

/** A banner's scene: geometric ground, free on the left for the page's words and button, products on the right. */
export const drawBanner = (form: BannerForm, colours: BannerColours, art: Svg): Svg =>
  svgDocument(
    form.width,
    form.height,
    backdrop(form, colours),
    placed(form.art.x, form.art.y, form.art.scale, art),
  );
