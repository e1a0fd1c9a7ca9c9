import { sideLabel } from '../pen/brand';
import { barrel, groundShadow, ribs, round } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect } from '../pen/svg';
import type { Drawing } from './drawing';
import { facing } from './facing';

const body =
  'M206 312C206 270 232 252 268 246H372C408 252 434 270 434 312V526Q434 550 410 550H230Q206 550 206 526z';
const bodyBox = { x: 206, y: 246, w: 228, h: 304 };
const labelBox = { x: 206, y: 322, w: 228, h: 178 };
const label = { name: '医用消毒液', note: '速干配方 · 温和亲肤', accent: palette.tealSoft };

export const bottlePump: Drawing = {
  frame: { x: 170, y: 92, w: 264, h: 458 },
  focus: { x: 290, y: 150 },
  draw: (side, own) =>
    group(
      groundShadow(320, 550, 132),
      facing(
        side,
        barrel({ x: 312, y: 146, w: 16, h: 52 }, 3, palette.cloud, palette.line),
        path(
          'M278 104Q278 92 290 92H356Q368 92 368 104V126Q368 138 356 138H284Q262 138 248 148L232 160Q222 166 210 166H186Q170 166 174 152Q178 138 194 138Q214 138 226 126L246 110Q256 104 278 104z',
          palette.tealSoft,
        ),
        path('M334 92H356Q368 92 368 104V126Q368 138 356 138H334z', palette.teal, undefined, 0.35),
        line('M196 145Q220 145 234 133L252 117Q260 111 280 111', palette.white, 4, 0.55),
        line('M290 101H340', palette.white, 4, 0.55),
        rect(176, 160, 26, 10, 4, palette.teal, undefined, 0.55),
        barrel({ x: 298, y: 138, w: 44, h: 22 }, 6, palette.tealSoft),
      ),
      barrel({ x: 270, y: 190, w: 100, h: 54 }, 9, palette.tealSoft),
      ribs({ x: 274, y: 198, w: 92, h: 42 }, 17),
      rect(270, 188, 100, 8, 4, palette.white, undefined, 0.3),
      round(
        body,
        bodyBox,
        palette.paper,
        palette.line,
        rect(206, 306, 228, 210, 0, palette.mist),
        sideLabel(side, labelBox, own ?? label),
      ),
      line('M236 535Q320 543 404 535', palette.line, 3, 0.6),
    ),
};
