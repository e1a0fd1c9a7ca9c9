import { groundShadow, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, oval, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';
import { facing } from './facing';

const handle =
  'M328 214H420Q440 214 444 236L474 448Q476 470 454 472H410Q392 472 388 454L366 300H340Q322 296 322 280V228Q322 214 328 214z';

/** A pressure gun for water or air, with its set of nozzles in a row before it. */
export const sprayGun: Drawing = {
  frame: { x: 84, y: 168, w: 396, h: 382 },
  focus: { x: 380, y: 260 },
  plate: { x: 222, y: 250, size: 15, colour: palette.white },
  packed: 'box',
  draw: (side, own) => {
    const count = own?.count ?? 8;
    return group(
      groundShadow(300, 548, 200, 12),
      facing(
        side,
        path('M92 240L196 224V268L92 256z', palette.steel, palette.slate),
        line('M104 244L190 231', palette.white, 4, 0.8),
        oval(92, 248, 6, 10, palette.slateDark),
        path(roundedRect(190, 206, 180, 82, 18), palette.teal, palette.tealDark),
        path(roundedRect(190, 206, 180, 30, 15), palette.tealSoft, undefined, 0.5),
        rect(240, 178, 70, 34, 10, palette.slateDark),
        line('M254 186v20M268 186v20M282 186v20M296 186v20', palette.slate, 3),
        path(handle, palette.ink2),
        within(
          path(handle, palette.ink2),
          path('M412 214H450L480 472H440z', palette.ink, undefined, 0.4),
          line('M378 300l20 150M392 296l22 156', palette.slate, 4, 0.5),
        ),
        path('M332 296Q306 330 326 372Q334 384 344 372Q338 336 366 312z', palette.steel, palette.slate),
        path('M428 470H452L450 510H430z', palette.steel, palette.slate),
        line('M440 510C444 540 470 540 474 520', palette.tealSoft, 13),
        disc(356, 246, 13, palette.cloud, palette.slate),
        line('M350 246h12', palette.slate, 3),
      ),
      ...Array.from({ length: count }, (_, i) => {
        const x = 112 + (i * 230) / Math.max(1, count - 1);
        const h = 34 + ((i * 5) % 4) * 8;
        return group(
          path(`M${x - 5} ${520 - h}h10l4 ${h}h-18z`, palette.steel, palette.slate),
          rect(x - 11, 520, 22, 26, 4, i % 2 ? palette.tealSoft : palette.teal),
          line(`M${x - 4} 524v18M${x + 3} 524v18`, palette.white, 2, 0.5),
        );
      }),
      side === 'front' ? text(206, 276, 17, '安澜', { fill: palette.white, weight: 600, spacing: 2 }) : '',
    );
  },
};
