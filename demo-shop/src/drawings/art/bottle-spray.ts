import { sideLabel } from '../pen/brand';
import { barrel, groundShadow, ribs, round } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect } from '../pen/svg';
import type { Drawing } from './drawing';
import { facing } from './facing';

const body =
  'M222 352C222 306 276 298 284 252H356C364 298 418 306 418 352V524Q418 550 392 550H248Q222 550 222 524z';
const bodyBox = { x: 222, y: 252, w: 196, h: 298 };
const labelBox = { x: 222, y: 352, w: 196, h: 156 };
const label = { name: '消毒喷雾', note: '物表擦拭 · 即喷即用', accent: palette.aqua };

export const bottleSpray: Drawing = {
  frame: { x: 186, y: 92, w: 246, h: 458 },
  focus: { x: 270, y: 160 },
  draw: (side, own) =>
    group(
      groundShadow(320, 550, 116),
      facing(
        side,
        path(
          'M280 160C278 196 258 214 240 240Q232 254 246 256Q260 257 268 244C288 214 310 200 314 160z',
          palette.tealDark,
        ),
        line('M290 168C288 196 268 220 250 246', palette.tealSoft, 3, 0.7),
        rect(186, 110, 20, 38, 5, palette.cloud, palette.line),
        rect(202, 104, 62, 50, 9, palette.paper, palette.line),
        rect(208, 108, 50, 9, 4, palette.white),
        rect(202, 140, 62, 14, 7, palette.ink, undefined, 0.06),
        path(
          'M252 106Q252 92 266 92H372Q414 96 430 146Q438 178 420 182H352V208H288V176L264 168Q252 164 252 152z',
          palette.teal,
        ),
        path('M352 92H372Q414 96 430 146Q438 178 420 182H352z', palette.tealDeep, undefined, 0.4),
        line('M266 103H366', palette.tealSoft, 5, 0.9),
        line('M262 128H330M262 140H318', palette.tealDeep, 3, 0.6),
      ),
      barrel({ x: 274, y: 200, w: 92, h: 52 }, 9, palette.tealSoft),
      ribs({ x: 278, y: 208, w: 84, h: 42 }, 15),
      rect(274, 198, 92, 8, 4, palette.white, undefined, 0.3),
      round(
        body,
        bodyBox,
        palette.paper,
        palette.line,
        rect(222, 336, 196, 188, 0, palette.mist),
        sideLabel(side, labelBox, own ?? label),
      ),
      line('M250 536Q320 543 390 536', palette.line, 3, 0.6),
    ),
};
