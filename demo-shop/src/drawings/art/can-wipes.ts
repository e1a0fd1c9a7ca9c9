import { sideLabel } from '../pen/brand';
import { groundShadow, ribs, round, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, oval, path, rect } from '../pen/svg';
import type { Drawing } from './drawing';

const body = 'M204 214H436V530Q436 542 420 546Q320 562 220 546Q204 542 204 530z';
const labelBox = { x: 204, y: 262, w: 232, h: 224 };
const label = { name: '消毒湿巾', note: '一擦即净 · 医用级', accent: palette.aqua };

export const canWipes: Drawing = {
  frame: { x: 194, y: 66, w: 252, h: 490 },
  focus: { x: 320, y: 150 },
  draw: (side, own) =>
    group(
      groundShadow(320, 552, 134),
      path(
        'M282 168C270 136 296 118 284 72C306 88 330 64 360 76C352 104 376 132 352 168z',
        palette.white,
        palette.line,
      ),
      path('M320 168C306 138 330 116 322 78Q340 68 360 76C352 104 376 132 352 168z', palette.mist),
      line('M306 160C298 134 312 112 304 84M336 160C330 138 344 118 340 82', palette.line, 3, 0.8),
      round(
        body,
        { x: 204, y: 214, w: 232, h: 340 },
        palette.paper,
        palette.line,
        sideLabel(side, labelBox, own ?? label),
        path('M204 498H436V512H204z', palette.aqua, undefined, 0.6),
      ),
      round(roundedRect(194, 168, 252, 56, 14), { x: 194, y: 168, w: 252, h: 56 }, palette.teal, null),
      ribs({ x: 200, y: 190, w: 240, h: 30 }, 31, 0.18),
      rect(194, 166, 252, 12, 6, palette.tealSoft),
      path('M250 168Q252 146 274 144H366Q388 146 390 168z', palette.tealSoft),
      path('M352 144H366Q388 146 390 168H352z', palette.teal, undefined, 0.35),
      oval(318, 150, 40, 6, palette.tealDeep),
      path('M282 150C280 138 284 128 288 118H356C362 130 362 140 356 150Q320 160 282 150z', palette.white),
      path('M322 152C318 138 324 128 326 118H356C362 130 362 140 356 150z', palette.mist),
      line('M306 150C302 140 304 130 306 120M336 151C333 142 337 130 340 120', palette.line, 3, 0.8),
    ),
};
