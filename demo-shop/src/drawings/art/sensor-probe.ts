import { lockup } from '../pen/brand';
import { barrel, groundShadow, round, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, emsOf, group, line, path, rect, type Svg, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const shell = roundedRect(150, 134, 260, 290, 34);
const glass = roundedRect(178, 204, 204, 136, 14);

interface Reading {
  value: string;
  unit: string;
  below?: readonly [value: string, unit: string];
}

const air: Reading = { value: '22.4', unit: '℃', below: ['45.0', '%RH'] };

/** What a probe of this model would show. */
function readingOf(model: string): Reading {
  if (model.startsWith('AL-UV')) return { value: '106', unit: 'µW' };
  if (model.startsWith('AL-TS')) return { value: '134.2', unit: '℃' };
  if (model === 'AL-TH 1L') return { value: '-80.2', unit: '℃' };
  return model === 'AL-TH 2' ? { ...air, below: ['+12', 'Pa'] } : air;
}

const display = ({ value, unit, below }: Reading): Svg[] => [
  text(190, 266, Math.min(52, 128 / emsOf(value)), value, { fill: palette.aqua, weight: 600 }),
  text(326, 266, 24, unit, { fill: palette.aqua, weight: 500 }),
  line('M194 284H366', '#2d4a64', 2),
  below ? text(196, 322, 30, below[0], { fill: palette.white, weight: 500 }) : '',
  below ? text(266, 322, 18, below[1], { fill: palette.tealPale, weight: 500 }) : '',
  line(below ? 'M324 318q6 0 9-8t9 0 9 4 12-10' : 'M200 318q20 0 30-8t30 0 30 4 60-10', palette.amber, 3),
];

export const sensorProbe: Drawing = {
  frame: { x: 150, y: 72, w: 350, h: 480 },
  focus: { x: 280, y: 270 },
  plate: { x: 288, y: 179, size: 13 },
  draw: (side, own) =>
    group(
      groundShadow(330, 560, 160, 10),
      path(roundedRect(166, 152, 262, 290, 34), palette.ink, undefined, 0.05),
      rect(360, 72, 16, 76, 8, palette.ink2),
      rect(363, 78, 4, 60, 2, palette.slate),
      line('M280 420C280 500 310 540 372 538C440 536 470 500 470 440', palette.ink2, 9),
      line('M280 420C280 500 310 540 372 538C440 536 470 500 470 440', palette.slate, 2.6, 0.8),
      barrel({ x: 268, y: 414, w: 24, h: 30 }, 5, palette.slateDark),
      path(shell, palette.paper),
      within(
        path(shell, palette.white),
        path('M150 134H206Q174 190 174 424H150z', palette.white),
        rect(376, 134, 40, 300, 0, palette.ink, undefined, 0.045),
        rect(394, 134, 20, 300, 0, palette.ink, undefined, 0.06),
        rect(150, 374, 260, 60, 0, palette.teal),
        rect(376, 374, 40, 60, 0, palette.ink, undefined, 0.12),
        rect(150, 374, 260, 6, 0, palette.tealSoft),
      ),
      path(shell, 'none', palette.line),
      ...(side === 'front'
        ? [
            lockup(180, 154, 36, palette.teal),
            disc(374, 172, 7, palette.green),
            path(glass, palette.ink),
            ...display(readingOf(own?.note ?? '')),
            within(
              path(glass, palette.white),
              path('M178 204H270L214 340H178z', palette.white, undefined, 0.06),
            ),
            text(280, 410, 18, own?.name ?? '温湿度监测', {
              fill: palette.white,
              anchor: 'middle',
              weight: 500,
              spacing: 2,
            }),
          ]
        : [
            rect(186, 176, 188, 168, 10, palette.mist, palette.line),
            path('M268 196h24v16l-6 6v34a6 6 0 0 1-12 0v-34l-6-6z', palette.slateDark),
            rect(210, 280, 140, 46, 5, palette.white, palette.line),
            line('M222 296h90M222 310h60', palette.steel, 4),
          ]),
      round(
        'M456 344Q456 330 470 330Q484 330 484 344V446H456z',
        { x: 456, y: 330, w: 28, h: 116 },
        palette.steel,
        palette.slate,
      ),
      ...[352, 364, 376].map((y) => rect(462, y, 16, 5, 2.5, palette.slateDark)),
      barrel({ x: 448, y: 404, w: 44, h: 46 }, 8, palette.ink2),
      line('M456 416h28M456 426h28M456 436h28', palette.slate, 2),
    ),
};
