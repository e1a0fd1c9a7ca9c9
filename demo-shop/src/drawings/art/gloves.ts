import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { faded, group, line, moved, path, rect, type Svg, text, turned, within } from '../pen/svg';
import type { Drawing } from './drawing';

const fingers: Array<[string, number]> = [
  ['M262 300L232 164', 42],
  ['M298 292L290 122', 44],
  ['M336 292L350 126', 44],
  ['M370 304L402 182', 39],
  ['M268 420C234 400 212 366 192 318', 46],
];
const palm =
  'M242 290Q318 258 390 292L396 396Q394 430 388 452L394 540Q320 556 244 540L248 456Q238 430 236 400z';

function glove(colour: string, shade: string, glow: string): Svg {
  return group(
    ...fingers.map(([d, width]) => line(d, shade, width + 6)),
    path(palm, shade, shade),
    ...fingers.map(([d, width]) => line(d, colour, width)),
    path(palm, colour),
    within(
      path(palm, colour),
      path('M366 280H410V560H352C356 470 372 400 366 280z', palette.ink, undefined, 0.1),
      path('M384 280H420V560H376C378 470 388 400 384 280z', palette.ink, undefined, 0.1),
      path('M252 452C262 480 258 510 256 552H272C276 510 274 480 266 456z', palette.white, undefined, 0.28),
      path('M286 468C290 490 288 520 286 552H292C294 520 296 490 292 468z', palette.white, undefined, 0.2),
    ),
    line('M219 176L244 282M275 132L282 272M364 140L352 270M412 190L392 280', glow, 5, 0.55),
    line('M188 328C200 358 218 382 238 394', glow, 5, 0.55),
    line('M278 322L276 286M317 316V274M355 322L358 288', shade, 3, 0.9),
    line('M266 416C292 406 308 378 310 350', shade, 3, 0.7),
    line('M300 436C330 442 352 436 372 424', shade, 3, 0.35),
    path('M242 532Q320 550 396 532V544Q396 550 388 552Q320 564 250 552Q242 550 242 544z', colour, shade),
    line('M252 542Q318 555 370 546', glow, 3, 0.5),
  );
}

/** A gloved left hand, palm to the viewer, upright in the 640-unit square. */
export const glovedHand = (): Svg => glove('#3f8f97', palette.tealDeep, palette.white);

export const gloves: Drawing = {
  frame: { x: 128, y: 96, w: 404, h: 456 },
  focus: { x: 300, y: 190 },
  packed: 'box',
  draw: (side) => {
    const front = glovedHand();
    const back = glove('#74aeb5', '#2f7780', palette.white);
    return group(
      groundShadow(326, 552, 164, 12),
      turned(12, 330, 540, moved(86, 6, side === 'front' ? back : front)),
      turned(
        -7,
        320,
        540,
        faded(0.09, moved(-8, 6, glove(palette.ink, palette.ink, palette.ink))),
        moved(-24, 0, side === 'front' ? front : back),
        side === 'front'
          ? text(292, 426, 22, '安澜', {
              fill: palette.white,
              weight: 600,
              anchor: 'middle',
              spacing: 3,
              opacity: 0.75,
            })
          : rect(270, 412, 44, 6, 3, palette.white, undefined, 0.4),
      ),
    );
  },
};
