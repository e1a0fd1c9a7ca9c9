import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, oval, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';
import { facing } from './facing';

const body =
  'M174 172Q174 154 192 150L378 120C430 114 454 140 460 182L492 474Q494 508 462 510H424Q398 508 394 484L374 320C370 292 356 280 330 276L196 258Q176 254 176 236z';
const face = 'M192 150L224 145Q206 200 222 261L196 258Q176 254 176 236L174 172Q174 154 192 150z';

export const scanner: Drawing = {
  frame: { x: 172, y: 118, w: 326, h: 424 },
  focus: { x: 240, y: 204 },
  plate: { x: 376, y: 535, size: 15, colour: palette.white },
  draw: (side) =>
    facing(
      side,
      groundShadow(430, 542, 128, 13),
      side === 'front'
        ? group(
            path('M176 178L44 128V312L176 232z', palette.coral, undefined, 0.1),
            line('M176 205L62 220', palette.coral, 3.4, 0.7),
            line('M62 178V262', palette.coral, 5, 0.85),
          )
        : '',
      path('M354 528Q354 508 374 508H494Q512 508 512 528V542H354z', palette.ink2),
      path('M470 508H494Q512 508 512 528V542H470z', palette.ink, undefined, 0.4),
      line('M372 516H450', palette.slate, 3, 0.8),
      path(
        'M330 270C346 284 356 304 360 332C362 346 352 350 346 340C334 320 316 308 312 288C310 274 318 266 330 270z',
        palette.teal,
      ),
      line('M324 280C334 294 346 306 350 326', palette.tealSoft, 4, 0.9),
      path(body, palette.paper),
      within(
        path(body, palette.white),
        path('M170 180Q320 128 400 128Q300 150 170 206z', palette.white),
        path(
          'M170 226L340 252C376 258 396 282 402 320L424 520H360L374 320C366 290 350 280 330 276L170 258z',
          palette.ink,
          undefined,
          0.05,
        ),
        path('M404 112C424 150 424 200 430 260L458 520H510L480 112z', palette.ink, undefined, 0.045),
        path('M440 130C450 180 452 220 458 280L482 520H510L480 112z', palette.ink, undefined, 0.07),
        path('M392 312Q404 300 432 300L450 462Q434 474 410 474z', palette.teal),
        path('M424 300H432L450 462Q446 466 440 468z', palette.tealDark),
        line('M404 332l30-2M407 356l30-2M410 380l30-2M412 404l30-2M415 428l30-2', palette.tealSoft, 3.4, 0.8),
        path(
          'M346 124L378 118C430 114 454 140 460 182L468 250C440 240 432 190 410 160C396 140 372 130 346 124z',
          palette.tealSoft,
        ),
        path(
          'M420 126C446 138 456 160 460 182L468 250C448 240 446 180 420 126z',
          palette.teal,
          undefined,
          0.6,
        ),
      ),
      path(body, 'none', palette.line),
      path(face, palette.ink2),
      path('M190 164L206 161Q196 202 204 246L194 244Q186 242 186 232L184 174Q184 166 190 164z', palette.ink),
      line('M194 178V228', palette.coral, 5, 0.9),
      line('M214 154Q200 200 212 250', palette.slate, 2.4, 0.8),
      oval(312, 140, 22, 6, palette.mist, palette.line),
      rect(303, 137, 18, 5, 2.5, palette.green),
      side === 'front'
        ? text(248, 222, 32, '安澜', { fill: palette.teal, weight: 700, spacing: 3 })
        : group(
            rect(246, 186, 94, 38, 5, palette.white, palette.line),
            line('M258 199h70M258 211h44', palette.steel, 3.6),
          ),
    ),
};
