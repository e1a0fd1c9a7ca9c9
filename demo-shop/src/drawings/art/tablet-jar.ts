import { sideLabel } from '../pen/brand';
import { groundShadow, ribs, round, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, oval, path, rect, type Svg } from '../pen/svg';
import type { Drawing } from './drawing';

const body =
  'M200 262C200 238 216 228 224 216H400C408 228 424 238 424 262V522Q424 550 396 550H228Q200 550 200 522z';
const bodyBox = { x: 200, y: 216, w: 224, h: 334 };
const labelBox = { x: 200, y: 290, w: 224, h: 196 };
const label = { name: '消毒泡腾片', note: '快速崩解 · 定量投放', accent: palette.green };

const tablet = (cx: number, cy: number): Svg =>
  group(
    path(`M${cx - 44} ${cy}v15a44 20 0 0 0 88 0v-15z`, palette.cloud, palette.line),
    oval(cx, cy, 44, 20, palette.white, palette.line),
    line(`M${cx - 26} ${cy + 6}L${cx + 26} ${cy - 6}`),
    path(
      `M${cx + 8} ${cy + 34.6}a44 20 0 0 0 36-19.6v-15a44 20 0 0 1-36 19.6z`,
      palette.ink,
      undefined,
      0.06,
    ),
  );

export const tabletJar: Drawing = {
  frame: { x: 188, y: 138, w: 330, h: 424 },
  focus: { x: 448, y: 528 },
  draw: (side, own) =>
    group(
      groundShadow(326, 552, 150),
      round(
        body,
        bodyBox,
        palette.paper,
        palette.line,
        rect(200, 276, 224, 224, 0, palette.mist),
        sideLabel(side, labelBox, own ?? label),
      ),
      round(roundedRect(188, 138, 248, 78, 14), { x: 188, y: 138, w: 248, h: 78 }, palette.teal, null),
      ribs({ x: 194, y: 164, w: 236, h: 48 }, 33, 0.2),
      rect(188, 136, 248, 16, 8, palette.tealSoft),
      line('M206 144H330', palette.white, 3, 0.6),
      rect(206, 214, 212, 7, 3, palette.ink, undefined, 0.1),
      oval(470, 556, 62, 12, palette.ink, undefined, 0.06),
      tablet(462, 526),
      tablet(438, 494),
    ),
};
