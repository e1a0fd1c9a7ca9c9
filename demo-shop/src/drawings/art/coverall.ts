import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, type Svg, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const cloth = '#eef4f7';
const seam = '#9db4c2';
const suit =
  'M286 152L248 168Q214 182 204 220L140 388L184 406L234 286L240 380L216 556H306L320 410L334 556H424L400 380L406 286L456 406L500 388L436 220Q426 182 392 168L354 152z';
const hood = 'M320 64C366 64 376 106 370 134C366 160 346 172 320 172S274 160 270 134C264 106 274 64 320 64z';
const taped = (d: string): Svg => line(d, palette.tealSoft, 7);

/** A hooded coverall with sealed seams. */
export const coverall: Drawing = {
  frame: { x: 136, y: 64, w: 368, h: 496 },
  focus: { x: 320, y: 220 },
  packed: 'pouch',
  draw: (side) =>
    group(
      groundShadow(320, 566, 140, 10),
      path(suit, cloth),
      within(
        path(suit, cloth),
        path('M240 170H280L262 560H210z', palette.white),
        path('M380 160L440 190L430 560H376z', palette.ink, undefined, 0.05),
        path('M470 300L500 388L480 410L430 260z', palette.ink, undefined, 0.06),
        line(
          'M262 420C268 470 256 520 252 556M384 420C376 470 388 520 390 556M240 382Q320 402 400 382',
          seam,
          3,
          0.6,
        ),
      ),
      path(suit, 'none', seam),
      taped('M234 286L246 176M406 286L394 176M240 384Q320 404 400 384'),
      path(hood, cloth, seam),
      side === 'front'
        ? group(
            path(
              'M320 86C346 86 352 110 350 128C348 148 336 158 320 158S292 148 290 128C288 110 294 86 320 86z',
              palette.tealPale,
              seam,
            ),
            line('M320 160V400', palette.tealSoft, 8),
            line('M320 160V400', palette.white, 2.4),
            rect(344, 212, 58, 34, 4, palette.white, palette.line),
            text(373, 236, 18, '安澜', { anchor: 'middle', fill: palette.teal, weight: 600 }),
          )
        : taped('M320 72V170'),
      line('M146 374l44 18M494 374l-44 18', palette.steel, 6),
      line('M222 540h84M334 540h84', palette.steel, 6),
    ),
};
