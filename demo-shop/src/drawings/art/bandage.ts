import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, hoop, line, oval, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const cloth = '#f6ead9';
const clothEdge = '#cbb391';
const roll = 'M150 236V462C150 496 206 520 276 520S402 496 402 462V236z';
const tail = 'M300 516C390 514 400 500 402 462V300C430 330 470 338 530 334V540C450 548 380 544 300 516z';

export const bandage: Drawing = {
  frame: { x: 150, y: 176, w: 384, h: 370 },
  focus: { x: 276, y: 236 },
  packed: 'box',
  draw: (side) =>
    group(
      groundShadow(336, 534, 206, 17),
      path(tail, cloth),
      within(
        path(tail, palette.white),
        ...Array.from({ length: 8 }, (_, i) =>
          line(
            `M390 ${322 + i * 28}C430 ${346 + i * 28} 470 ${352 + i * 28} 540 ${346 + i * 28}`,
            clothEdge,
            2.4,
            0.45,
          ),
        ),
        path('M402 300C420 330 440 338 460 340V560H380z', palette.ink, undefined, 0.07),
        path('M512 320H540V560H512z', palette.white, undefined, 0.5),
        line('M400 318C440 348 480 352 540 346M390 520C440 538 490 538 540 532', palette.tealSoft, 5),
      ),
      path(tail, 'none', clothEdge),
      path(roll, cloth),
      within(
        path(roll, palette.white),
        ...Array.from({ length: 9 }, (_, i) =>
          line(
            `M150 ${262 + i * 28}C170 ${300 + i * 28} 382 ${300 + i * 28} 402 ${262 + i * 28}`,
            clothEdge,
            2.4,
            0.45,
          ),
        ),
        rect(150, 230, 14, 300, 0, palette.ink, undefined, 0.05),
        rect(172, 250, 30, 270, 15, palette.white, undefined, 0.6),
        rect(300, 230, 110, 300, 0, palette.ink, undefined, 0.04),
        rect(350, 230, 60, 300, 0, palette.ink, undefined, 0.06),
        line('M150 252C170 296 382 296 402 252M150 452C170 500 382 500 402 452', palette.tealSoft, 5),
      ),
      path(roll, 'none', clothEdge),
      oval(276, 236, 126, 58, '#fbf4ea', clothEdge),
      ...[106, 88, 71, 55, 40].map((r) => hoop(276, 236, r, r * 0.46, clothEdge, 2.6, 0.75)),
      oval(276, 236, 24, 11, clothEdge, undefined, 0.7),
      path('M154 226C170 196 220 180 276 180', 'none', palette.white),
      side === 'front'
        ? group(
            path('M206 352Q276 376 346 352V430Q276 454 206 430z', palette.teal),
            path('M318 360Q334 356 346 352V430Q334 436 318 440z', palette.tealDark),
            text(272, 398, 25, '安澜', { anchor: 'middle', fill: palette.white, weight: 700, spacing: 3 }),
            text(272, 424, 15, '弹性绷带', {
              anchor: 'middle',
              fill: palette.white,
              opacity: 0.85,
              spacing: 2,
            }),
          )
        : group(
            ...[330, 396].map((y) =>
              group(
                rect(226, y + 6, 96, 26, 8, palette.steel, palette.slate),
                line(`M240 ${y + 19}h68`, palette.slate, 3),
                line(`M234 ${y + 12}h60`, palette.white, 3),
              ),
            ),
          ),
    ),
};
