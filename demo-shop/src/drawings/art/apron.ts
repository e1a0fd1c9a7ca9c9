import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const cloth = '#cfe5ea';
const seam = '#8db4bf';
const bib =
  'M252 136Q320 152 388 136L404 268Q456 286 462 314L474 536Q320 562 166 536L178 314Q184 286 236 268z';

/** A sleeveless apron: a bib on a loop for the neck, tapes that tie at the back. */
export const apron: Drawing = {
  frame: { x: 132, y: 80, w: 376, h: 474 },
  focus: { x: 320, y: 200 },
  packed: 'pouch',
  draw: (side) =>
    group(
      groundShadow(320, 566, 158, 10),
      line('M258 138C236 60 404 60 382 138', seam, 13),
      line('M258 138C236 60 404 60 382 138', cloth, 8),
      line('M180 312C140 320 130 370 146 424', seam, 12),
      line('M180 312C140 320 130 370 146 424', cloth, 7),
      line('M460 312C500 320 510 370 494 424', seam, 12),
      line('M460 312C500 320 510 370 494 424', cloth, 7),
      path(bib, cloth),
      within(
        path(bib, palette.white),
        path('M250 130L230 280L190 556H246L266 290L280 140z', palette.white, undefined, 0.45),
        path('M368 130L396 290L420 556H480L450 290L400 130z', palette.ink, undefined, 0.06),
        path('M322 300C326 400 330 480 332 560H346C342 480 338 400 336 300z', palette.ink, undefined, 0.05),
        path('M284 300C276 400 270 480 264 560H280C286 480 292 400 296 300z', palette.white, undefined, 0.4),
        line('M252 148Q320 164 388 148', seam, 2.4),
        line('M170 524Q320 550 470 524', seam, 2.4),
      ),
      path(bib, 'none', seam),
      side === 'front'
        ? text(320, 214, 21, '安澜', { fill: palette.teal, weight: 600, anchor: 'middle', spacing: 3 })
        : '',
    ),
};
