import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const cloth = '#cfe5ea';
const seam = '#8db4bf';
const torso = 'M262 100Q320 130 378 100L412 116L424 300L446 540Q320 566 194 540L216 300L228 116z';
const leftSleeve = 'M230 114Q196 124 182 160L112 384L166 408L226 250z';
const rightSleeve = 'M410 114Q444 124 458 160L528 384L474 408L414 250z';

export const gown: Drawing = {
  frame: { x: 104, y: 86, w: 432, h: 468 },
  focus: { x: 324, y: 328 },
  packed: 'pouch',
  draw: (side) =>
    group(
      groundShadow(320, 568, 158, 10),
      ...[leftSleeve, rightSleeve].map((sleeve) => path(sleeve, cloth, seam)),
      within(
        group(path(leftSleeve, cloth)),
        path('M182 160L112 384L132 394L206 164z', palette.white, undefined, 0.45),
        path('M226 170L148 400L180 410L236 250z', palette.ink, undefined, 0.05),
      ),
      within(
        path(rightSleeve, cloth),
        path('M452 150L520 384L530 392L462 160z', palette.ink, undefined, 0.06),
        path('M410 200L470 410L490 400L424 180z', palette.ink, undefined, 0.06),
      ),
      path('M112 384L166 408L156 440L104 418z', palette.paper, seam),
      path('M528 384L474 408L484 440L536 418z', palette.mist, seam),
      line('M120 396l-8 22M132 402l-8 22M144 406l-8 24', palette.line, 2.4),
      line('M520 396l8 22M508 402l8 22M496 406l8 24', palette.line, 2.4),
      path(torso, cloth),
      within(
        path(torso, cloth),
        path('M228 110L214 300L190 560H236L250 300z', palette.white, undefined, 0.45),
        path('M396 108L402 300L420 560H460L428 300L416 110z', palette.ink, undefined, 0.07),
        path('M360 112C372 260 366 420 392 570H460L428 300L416 110z', palette.ink, undefined, 0.035),
        path('M262 340C250 410 244 480 232 560H252C262 480 268 410 272 342z', palette.ink, undefined, 0.05),
        path('M300 346C298 420 292 500 286 570H304C308 500 310 420 310 346z', palette.ink, undefined, 0.04),
        path('M346 346C352 420 360 500 364 566H382C374 490 362 420 358 346z', palette.ink, undefined, 0.05),
        path('M318 346C324 420 328 500 330 566H340C338 490 334 420 328 346z', palette.white, undefined, 0.35),
        side === 'back' ? line('M330 118C336 260 330 420 338 560', seam) : '',
      ),
      path(torso, 'none', seam),
      path('M256 96Q320 136 384 96L378 86Q320 114 262 86z', palette.paper, seam),
      side === 'back'
        ? group(
            line('M332 124C308 140 300 160 306 172M332 124C356 138 366 158 362 170', seam, 5),
            line('M334 322C300 340 290 372 298 392M334 322C366 342 372 372 368 390', palette.tealSoft, 8),
            rect(322, 312, 24, 22, 6, palette.tealSoft),
          )
        : group(
            path('M218 316Q320 334 422 316L424 338Q320 356 216 338z', palette.tealSoft),
            line('M219 320Q320 338 420 320', palette.white, 2, 0.6),
            path('M352 330C372 348 382 380 378 410L392 406C394 372 384 346 366 328z', palette.tealSoft),
            path(
              'M346 330C352 356 350 388 340 416L354 420C366 388 366 356 360 328z',
              palette.teal,
              undefined,
              0.75,
            ),
            rect(340, 320, 30, 24, 7, palette.teal),
            text(372, 190, 19, '安澜', { fill: palette.teal, weight: 600, anchor: 'middle', spacing: 2 }),
            line('M350 202H396', palette.tealSoft, 2.4),
          ),
    ),
};
