import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const visor =
  'M168 176Q320 138 472 176C484 260 486 350 472 432Q462 486 424 512Q320 560 216 512Q178 486 168 432C154 350 156 260 168 176z';

export const shield: Drawing = {
  frame: { x: 150, y: 88, w: 340, h: 450 },
  focus: { x: 250, y: 178 },
  packed: 'pouch',
  draw: (side) =>
    group(
      groundShadow(320, 562, 140, 10),
      path(
        'M178 178C176 112 236 88 320 88S464 112 462 178L446 174C442 126 392 108 320 108S198 126 194 174z',
        palette.tealDark,
      ),
      line('M190 160C196 116 256 98 320 98S444 116 450 160', palette.tealSoft, 4, 0.8),
      path('M178 178C176 150 190 128 212 116L222 124C204 136 194 152 194 174z', palette.tealDeep),
      path(visor, '#dff0f2', undefined, 0.55),
      within(
        path(visor, palette.white),
        path('M150 130H270L196 560H150z', palette.white, undefined, 0.5),
        path('M296 130H330L240 560H206z', palette.white, undefined, 0.45),
        path('M410 140C436 260 436 420 396 560H500V140z', palette.tealSoft, undefined, 0.12),
        path('M450 140C468 260 464 420 440 560H500V140z', palette.tealSoft, undefined, 0.16),
      ),
      path(visor, 'none', '#86b8be'),
      line('M182 420Q194 476 232 500', palette.white, 5, 0.9),
      path(
        'M164 168Q320 128 476 168L478 218Q320 180 162 218z',
        side === 'front' ? palette.paper : '#d7ecea',
        palette.line,
      ),
      path('M164 200Q320 162 476 200L478 218Q320 180 162 218z', palette.ink, undefined, 0.06),
      path('M430 158L476 168L478 218L432 208z', palette.ink, undefined, 0.05),
      line('M172 174Q320 136 440 166', palette.white, 4),
      line('M190 204l6-36M232 195l4-35M406 195l-4-35M450 204l-6-36', palette.line, 2.4),
      side === 'front'
        ? text(320, 176, 22, '安澜', { fill: palette.teal, weight: 700, anchor: 'middle', spacing: 4 })
        : '',
    ),
};
