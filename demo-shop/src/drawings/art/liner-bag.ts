import { mark } from '../pen/brand';
import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const bag = 'M176 196Q320 220 464 196L494 500Q496 536 460 540H180Q144 536 146 500z';
const mouth = 'M176 196Q320 150 464 196Q320 226 176 196z';

/** A liner for an endoscope's transport tray; its colour says clean or used. */
export const linerBag: Drawing = {
  frame: { x: 146, y: 118, w: 348, h: 424 },
  focus: { x: 320, y: 200 },
  packed: 'box',
  draw: (side, own) => {
    const used = own?.size?.includes('红');
    const film = used ? '#f3b9ad' : '#b7e0c5';
    const edge = used ? '#c9503a' : '#2f8a59';
    return group(
      groundShadow(320, 544, 176, 13),
      line('M210 190C200 110 270 106 276 186M364 186C370 106 440 110 430 190', edge, 8),
      path(mouth, palette.white, edge),
      path(bag, film),
      within(
        path(bag, palette.white),
        path('M170 190L150 540H216L236 200z', palette.white, undefined, 0.4),
        path('M404 200L430 540H500L470 190z', palette.ink, undefined, 0.06),
        path('M300 214C290 330 286 440 280 544H306C308 440 314 330 324 214z', palette.white, undefined, 0.25),
        line('M150 520H490', edge, 3, 0.6),
        line('M176 216Q320 240 464 216', edge, 3, 0.7),
      ),
      path(bag, 'none', edge),
      ...(side === 'front'
        ? [
            mark(236, 302, 54, edge),
            text(302, 344, 44, '安澜', { fill: edge, weight: 700, spacing: 3 }),
            text(320, 432, 52, used ? '污染' : '清洁', {
              fill: edge,
              weight: 700,
              anchor: 'middle',
              spacing: 10,
            }),
          ]
        : []),
    );
  },
};
