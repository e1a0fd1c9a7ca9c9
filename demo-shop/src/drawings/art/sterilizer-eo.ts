import { lockup } from '../pen/brand';
import { cabinet, groundShadow, roundedRect, whiteBox } from '../pen/light';
import { castors, rearPanel, screen } from '../pen/machine';
import { palette } from '../pen/palette';
import { disc, group, line, oval, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

export const sterilizerEo: Drawing = {
  frame: { x: 96, y: 118, w: 464, h: 434 },
  focus: { x: 256, y: 306 },
  plate: { x: 118, y: 505, size: 24, colour: palette.white },
  draw: (side) =>
    group(
      groundShadow(346, 552, 252, 15),
      castors([132, 464], 520),
      cabinet(
        { x: 96, y: 150, w: 408, h: 372 },
        { x: 56, y: 32 },
        18,
        whiteBox,
        rect(96, 470, 408, 60, 0, palette.ink2),
        rect(96, 466, 408, 5, 0, palette.aqua),
        ...(side === 'front'
          ? [
              path(roundedRect(118, 172, 244, 276, 18), palette.mist, palette.line),
              disc(236, 314, 102, palette.steel, palette.slate),
              disc(236, 314, 90, palette.cloud, palette.slate),
              path('M150 290A90 90 0 0 1 236 226', 'none', palette.white),
              disc(236, 314, 62, palette.tealDeep, palette.slate),
              within(
                oval(236, 314, 62, 62, palette.white),
                path('M170 330Q236 300 302 330V380H170z', palette.teal),
                rect(196, 322, 80, 24, 4, palette.tealPale, undefined, 0.9),
                rect(206, 302, 60, 20, 4, palette.amberPale, undefined, 0.9),
                path('M170 250H240L204 380H170z', palette.white, undefined, 0.12),
              ),
              ...[0, 1, 2, 3, 4, 5].map((i) => {
                const angle = (i * Math.PI) / 3 + 0.3;
                return disc(
                  236 + Math.cos(angle) * 76,
                  314 + Math.sin(angle) * 76,
                  5.4,
                  palette.white,
                  palette.slate,
                );
              }),
              rect(318, 288, 30, 54, 9, palette.slateDark),
              rect(324, 294, 7, 42, 3.5, palette.slate),
              lockup(384, 178, 34, palette.teal),
              screen({ x: 382, y: 232, w: 100, h: 74 }, 'steps'),
              path('M394 324H470L474 352H390z', palette.amberPale, palette.amber),
              text(432, 345, 17, '环氧乙烷', { anchor: 'middle', fill: palette.amberDark, weight: 600 }),
              ...[0, 1, 2].map((i) =>
                group(
                  disc(
                    396 + i * 36,
                    384,
                    13,
                    i === 2 ? palette.coral : palette.paper,
                    i === 2 ? undefined : palette.line,
                  ),
                  i === 2 ? '' : disc(396 + i * 36, 384, 5, i ? palette.amber : palette.green),
                ),
              ),
              rect(382, 416, 100, 30, 6, palette.white, palette.line),
              rect(404, 427, 56, 7, 3.5, palette.steel),
            ]
          : [rearPanel({ x: 126, y: 184, w: 348, h: 254 })]),
        rect(474, 150, 34, 372, 0, palette.ink, undefined, 0.04),
      ),
      line('M520 300v130M534 292v130M548 284v130', palette.ink, 3, 0.08),
    ),
};
