import { lockup } from '../pen/brand';
import { groundShadow, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, emsOf, group, line, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const shell = roundedRect(180, 108, 210, 444, 40);
const glass = roundedRect(204, 196, 162, 128, 12);

/** A measuring instrument for the hand, its probe on a cable beside it. */
export const handheldMeter: Drawing = {
  frame: { x: 180, y: 108, w: 314, h: 444 },
  focus: { x: 286, y: 260 },
  plate: { x: 206, y: 186, size: 17 },
  draw: (side, own) => {
    const light = own?.name.startsWith('紫外') ?? false;
    return group(
      groundShadow(322, 556, 160, 12),
      line('M300 112C300 60 440 52 462 150C476 220 452 260 458 330', palette.ink2, 9),
      line('M300 112C300 60 440 52 462 150C476 220 452 260 458 330', palette.slate, 2.6, 0.8),
      path(roundedRect(434, 322, 48, 168, 20), palette.teal, palette.tealDark),
      rect(442, 334, 10, 120, 5, palette.tealSoft, undefined, 0.8),
      disc(458, 500, 30, palette.cloud, palette.slate),
      disc(458, 500, 18, palette.navy, palette.slate),
      path(shell, palette.paper),
      within(
        path(shell, palette.white),
        rect(350, 108, 44, 450, 0, palette.ink, undefined, 0.06),
        rect(180, 500, 212, 56, 0, palette.teal),
        rect(180, 496, 212, 6, 0, palette.tealSoft),
      ),
      path(shell, 'none', palette.line),
      ...(side === 'front'
        ? [
            lockup(206, 126, 32, palette.teal),
            path(glass, palette.ink),
            text(222, 278, 54, light ? '128' : '2050', { fill: palette.aqua, weight: 600 }),
            text(222, 308, 18, light ? 'µW/cm²' : 'mg/L', { fill: palette.tealPale, weight: 500 }),
            within(
              path(glass, palette.white),
              path('M204 196H290L234 324H204z', palette.white, undefined, 0.06),
            ),
            ...[0, 1, 2, 3, 4, 5].map((i) =>
              rect(
                212 + (i % 3) * 52,
                346 + Math.floor(i / 3) * 50,
                40,
                34,
                9,
                i === 1 ? palette.teal : palette.mist,
                palette.line,
              ),
            ),
            text(286, 533, Math.min(18, 180 / emsOf(own?.name ?? '浓度测试仪')), own?.name ?? '浓度测试仪', {
              fill: palette.white,
              anchor: 'middle',
              weight: 500,
            }),
          ]
        : [
            rect(212, 200, 146, 240, 10, palette.mist, palette.line),
            line('M232 240h100M232 264h100M232 288h64', palette.steel, 5),
          ]),
    );
  },
};
