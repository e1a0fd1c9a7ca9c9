import { sideLabel } from '../pen/brand';
import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, within } from '../pen/svg';
import type { Drawing } from './drawing';

const pack =
  'M112 256Q106 250 114 244Q320 214 526 244Q534 250 528 256C540 330 540 410 528 490Q534 498 526 502Q320 528 114 502Q106 498 112 490C100 410 100 330 112 256z';
const labelBox = { x: 152, y: 322, w: 336, h: 158 };
const label = { name: '消毒湿巾', note: '软包 · 可重复封口', accent: palette.aqua };

/** A flow-wrapped pack of wipes with its resealable lid. */
export const softPack: Drawing = {
  frame: { x: 104, y: 194, w: 432, h: 326 },
  focus: { x: 320, y: 262 },
  draw: (side, own) =>
    group(
      groundShadow(322, 522, 214, 14),
      path(pack, palette.paper),
      within(
        path(pack, palette.paper),
        path('M100 300Q320 268 540 300V520H100z', palette.mist),
        sideLabel(side, labelBox, own ?? label),
        path('M100 240H152C142 330 142 410 152 520H100z', palette.white, undefined, 0.6),
        path('M500 230C514 330 512 420 496 520H545V230z', palette.ink, undefined, 0.07),
        line('M118 262V492M126 262V492M514 262V492M522 262V492', palette.steel, 2.4),
      ),
      path(pack, 'none', palette.line),
      path(
        'M224 286Q216 244 244 238Q320 226 396 238Q424 244 416 286Q320 298 224 286z',
        palette.tealSoft,
        palette.teal,
      ),
      path('M236 250Q320 234 404 250V256Q320 242 236 256z', palette.white, undefined, 0.55),
      path(
        'M284 244C276 226 292 214 304 196C322 204 344 190 358 200C352 218 364 230 352 244z',
        palette.white,
        palette.line,
      ),
      line('M306 238C302 226 310 216 314 206M334 238C330 226 338 214 340 206', palette.line, 3, 0.8),
      rect(300, 276, 40, 6, 3, palette.tealDeep, undefined, 0.6),
    ),
};
