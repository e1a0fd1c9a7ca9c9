import { sideLabel } from '../pen/brand';
import { barrel, groundShadow, ribs, round } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, rect } from '../pen/svg';
import type { Drawing } from './drawing';

const body =
  'M216 268C216 216 252 204 272 186H368C388 204 424 216 424 268V520Q424 550 396 550H244Q216 550 216 520z';
const bodyBox = { x: 216, y: 186, w: 208, h: 364 };
const labelBox = { x: 216, y: 290, w: 208, h: 200 };
const label = { name: '消毒液', note: '瓶装 · 即用型', accent: palette.amber };

export const bottleScrew: Drawing = {
  frame: { x: 216, y: 112, w: 208, h: 438 },
  focus: { x: 320, y: 150 },
  draw: (side, own) =>
    group(
      groundShadow(320, 550, 122),
      barrel({ x: 278, y: 168, w: 84, h: 24 }, 4, palette.cloud, palette.line),
      barrel({ x: 264, y: 112, w: 112, h: 62 }, 10, palette.teal),
      ribs({ x: 268, y: 126, w: 104, h: 46 }, 21, 0.2),
      rect(264, 110, 112, 11, 5, palette.tealSoft),
      round(
        body,
        bodyBox,
        palette.paper,
        palette.line,
        rect(216, 274, 208, 232, 0, palette.mist),
        sideLabel(side, labelBox, own ?? label),
      ),
      line('M244 536Q320 544 396 536', palette.line, 3, 0.6),
    ),
};
