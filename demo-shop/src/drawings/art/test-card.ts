import { type LabelText, lockup, smallPrint } from '../pen/brand';
import { barrel, groundShadow, ribs, round, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { emsOf, group, line, moved, path, rect, type Svg, text, turned } from '../pen/svg';
import type { Drawing } from './drawing';

/** What a card compares with: the colours of its pads, their values, and the colour of its tube. */
interface Range {
  colours: readonly string[];
  values: readonly string[];
  unit: string;
  tube: string;
  cap: string;
}

const steps = (step: number) => Array.from({ length: 6 }, (_, i) => String(i * step));

const lowRange: Range = {
  colours: ['#f4efe2', '#e6d9b8', '#cdbf8f', '#a6a07c', '#74786c', '#4b5560'],
  values: steps(500),
  unit: 'mg/L',
  tube: palette.aqua,
  cap: palette.tealSoft,
};

const brown = '#b98455';

const highRange: Range = {
  colours: ['#f4efe2', '#d9b98f', brown, '#94572f', '#6d3b22', '#452619'],
  values: steps(1000),
  unit: 'mg/L',
  tube: brown,
  cap: brown,
};

/** Strips that pass or fail at one concentration: each has pads around its own. */
const around = (percent: string, colours: readonly string[], tube: string): Range => ({
  colours,
  values: [-15, -10, -5, 0, 5, 10].map((by) => ((Number.parseFloat(percent) * 100 + by) / 100).toFixed(2)),
  unit: '%',
  tube,
  cap: tube,
});

const ranges: Readonly<Record<string, Range>> = {
  '0.30%': around('0.30%', ['#f2f0ea', '#dfe7ee', '#b9d0e3', '#7fa8cc', '#4b7fb0', '#2b5788'], '#7fa8cc'),
  '0.35%': around('0.35%', ['#f5eeee', '#ecdfe9', '#d9bedb', '#b68cc0', '#8a5a9c', '#5f3675'], '#b68cc0'),
};

function rangeOf(own: LabelText | undefined): Range {
  const size = own?.size ?? '';
  return ranges[size] ?? (size.includes('高') ? highRange : lowRange);
}

const card = (title: string, { colours, values, unit }: Range): Svg =>
  group(
    rect(0, 0, 196, 330, 12, palette.white, palette.line),
    path('M12 0H184a12 12 0 0 1 12 12V62H0V12A12 12 0 0 1 12 0z', palette.teal),
    lockup(18, 14, 34),
    text(18, 96, Math.min(21, 164 / emsOf(title)), title, { weight: 600 }),
    ...colours.map((colour, i) =>
      group(
        rect(18, 114 + i * 33, 96, 27, 4, colour, palette.line),
        text(128, 134 + i * 33, 17, values[i] ?? '', { fill: palette.ink2 }),
      ),
    ),
    text(178, 330 - 14, 13, unit, { fill: palette.ink3, anchor: 'end' }),
  );

const strip = (x: number, y: number, pad: string): Svg =>
  group(
    rect(x, y, 26, 190, 4, palette.white, palette.line),
    rect(x + 3, y + 8, 20, 40, 3, pad, palette.line),
    line(`M${x + 6} ${y + 160}h14M${x + 6} ${y + 170}h14`, palette.tealSoft, 3),
  );

export const testCard: Drawing = {
  frame: { x: 128, y: 130, w: 384, h: 420 },
  focus: { x: 220, y: 330 },
  draw: (side, own) =>
    group(
      groundShadow(322, 552, 182),
      turned(
        -5,
        230,
        380,
        path('M152 236H350V552H160z', palette.ink, undefined, 0.05),
        moved(
          138,
          204,
          side === 'front'
            ? card(own?.name ?? '浓度测试比色卡', rangeOf(own))
            : group(
                rect(0, 0, 196, 330, 12, palette.white, palette.line),
                text(22, 48, 21, '使用方法', { weight: 600 }),
                smallPrint({ x: 22, y: 74, w: 152, h: 150 }, 8),
                rect(22, 250, 152, 56, 6, palette.wash2),
              ),
        ),
      ),
      turned(8, 430, 240, strip(396, 132, rangeOf(own).colours[3] ?? palette.steel)),
      turned(-6, 446, 240, strip(432, 138, rangeOf(own).colours[1] ?? palette.steel)),
      round(
        roundedRect(366, 292, 146, 258, 20),
        { x: 366, y: 292, w: 146, h: 258 },
        palette.paper,
        palette.line,
        rect(366, 360, 146, 132, 0, palette.teal),
        rect(366, 476, 146, 16, 0, rangeOf(own).tube),
        lockup(384, 378, 30),
        text(384, 442, own?.size ? Math.min(23, 112 / emsOf(own.size)) : 23, own?.size ?? '测试条', {
          fill: palette.white,
          weight: 700,
        }),
        own
          ? text(384, 466, 14, own.note, { fill: palette.white })
          : smallPrint({ x: 384, y: 454, w: 90, h: 18 }, 2, palette.white, 0.5),
      ),
      barrel({ x: 376, y: 268, w: 126, h: 44 }, 8, rangeOf(own).cap),
      ribs({ x: 380, y: 280, w: 118, h: 30 }, 21, 0.16),
      rect(376, 266, 126, 9, 4, palette.white, undefined, 0.3),
    ),
};
