import { lockup } from '../pen/brand';
import { cabinet, groundShadow, roundedRect } from '../pen/light';
import { castors, rearPanel, screen } from '../pen/machine';
import { palette } from '../pen/palette';
import { disc, group, line, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const colours = { front: palette.paper, side: palette.tealDark, top: palette.tealSoft, edge: palette.line };
const door = roundedRect(172, 230, 250, 190, 26);

export const sterilizerPlasma: Drawing = {
  frame: { x: 136, y: 64, w: 386, h: 488 },
  focus: { x: 300, y: 330 },
  plate: { x: 226, y: 493, size: 17 },
  draw: (side, own) =>
    group(
      groundShadow(338, 552, 206, 15),
      castors([172, 424], 520),
      cabinet(
        { x: 136, y: 92, w: 328, h: 430 },
        { x: 56, y: 28 },
        22,
        colours,
        rect(136, 92, 328, 116, 0, palette.teal),
        path('M136 92H330L250 208H136z', palette.white, undefined, 0.06),
        rect(136, 202, 328, 6, 0, palette.aqua),
        rect(136, 452, 328, 70, 0, palette.mist),
        line('M136 452H464'),
        ...(side === 'front'
          ? [
              lockup(160, 112, 40),
              text(160, 186, 18, own?.count === 2 ? '双门 · 污洁分区' : '低温等离子灭菌', {
                fill: palette.white,
                opacity: 0.85,
              }),
              screen({ x: 310, y: 112, w: 132, h: 76 }, 'curve'),
              path(door, palette.cloud, palette.line),
              path(roundedRect(188, 246, 218, 158, 18), palette.ink2),
              within(
                path(roundedRect(188, 246, 218, 158, 18), palette.white),
                path('M188 246H406V404H188z', '#1c2f52'),
                // Through the chamber the door to the clean side is seen.
                own?.count === 2
                  ? rect(232, 262, 130, 84, 14, '#d7e3f4', palette.steel)
                  : path('M188 330Q300 250 406 330V404H188z', '#6a63c9', undefined, 0.5),
                path('M188 356Q300 296 406 356V404H188z', '#a79df0', undefined, 0.5),
                rect(206, 352, 182, 36, 6, palette.steel, palette.slate),
                line('M216 364H378M216 376H378', palette.slateDark, 2.4, 0.7),
                path('M232 352l10-22h66l8 22z', palette.tealPale, palette.tealSoft),
                path('M188 246H270L226 404H188z', palette.white, undefined, 0.1),
                path('M290 246H312L268 404H246z', palette.white, undefined, 0.07),
              ),
              path(roundedRect(188, 246, 218, 158, 18), 'none', palette.slate),
              rect(432, 288, 14, 84, 7, palette.tealSoft),
              rect(435, 292, 4, 72, 2, palette.white, undefined, 0.7),
              disc(172, 486, 11, palette.teal),
              disc(172, 486, 4, palette.white),
              disc(206, 486, 8, palette.green),
              rect(330, 472, 108, 30, 6, palette.paper, palette.line),
              rect(344, 483, 58, 8, 4, palette.steel),
            ]
          : [rearPanel({ x: 164, y: 232, w: 272, h: 200 }), lockup(160, 124, 40)]),
        rect(440, 92, 30, 430, 0, palette.ink, undefined, 0.05),
      ),
      line('M480 300v140M494 292v140M508 284v140', palette.tealDeep, 3, 0.5),
    ),
};
