import { sideLabel } from '../pen/brand';
import { cabinet, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, path, rect } from '../pen/svg';
import type { Drawing } from './drawing';

const label = { name: '灭菌卡匣', note: '插入即识别', accent: palette.amber };
const shell = { front: palette.paper, side: palette.cloud, top: palette.white, edge: palette.slate };
const labelBox = { x: 132, y: 300, w: 262, h: 196 };

/** A sealed sterilant cassette with its cells along the edge and the chip that names it. */
export const cassette: Drawing = {
  frame: { x: 106, y: 204, w: 442, h: 342 },
  focus: { x: 452, y: 330 },
  draw: (side, own) => {
    const cells = own?.count ?? 12;
    return group(
      groundShadow(330, 548, 218, 14),
      cabinet(
        { x: 106, y: 250, w: 392, h: 296 },
        { x: 50, y: 46 },
        18,
        shell,
        rect(106, 250, 392, 26, 0, palette.teal),
        sideLabel(side, labelBox, own ?? label),
        ...Array.from({ length: cells }, (_, i) => {
          const column = i % 2;
          const row = Math.floor(i / 2);
          return disc(430 + column * 36, 316 + row * 36, 13, palette.tealPale, palette.tealSoft);
        }),
        rect(132, 510, 262, 16, 5, palette.mist, palette.line),
      ),
      path('M250 220h90l-10 14h-66z', palette.tealSoft, palette.teal),
      rect(420, 258, 54, 10, 3, palette.amberPale),
      line('M428 263h38', palette.amber, 3),
    );
  },
};
