import { sideLabel } from '../pen/brand';
import { barrel, groundShadow, ribs, round, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { group, hoop, line, rect } from '../pen/svg';
import type { Drawing } from './drawing';

const labelBox = { x: 236, y: 288, w: 168, h: 150 };
const label = { name: '除菌滤芯', note: '0.2 µm', accent: palette.aqua };
const pleats = Array.from({ length: 15 }, (_, i) => {
  const x = 320 - 84 * Math.cos((Math.PI * (i + 0.5)) / 15);
  return line(`M${x.toFixed(1)} 172V532`, palette.slate, 2.4, 0.45);
});

/** A pleated membrane cartridge between its two end caps, O-rings at the neck. */
export const filterCartridge: Drawing = {
  frame: { x: 226, y: 92, w: 188, h: 460 },
  focus: { x: 320, y: 124 },
  draw: (side, own) =>
    group(
      groundShadow(320, 554, 108),
      barrel({ x: 286, y: 92, w: 68, h: 56 }, 6, palette.paper, palette.line),
      ...[106, 124].map((y) => barrel({ x: 280, y, w: 80, h: 10 }, 5, palette.ink2)),
      round(
        roundedRect(236, 160, 168, 376, 4),
        { x: 236, y: 160, w: 168, h: 376 },
        palette.mist,
        palette.line,
        ...pleats,
        ...[206, 250, 476].map((y) => hoop(320, y, 84, 7, palette.white, 5)),
        sideLabel(side, labelBox, own ?? label),
      ),
      barrel({ x: 226, y: 142, w: 188, h: 34 }, 8, palette.teal),
      ribs({ x: 230, y: 150, w: 180, h: 24 }, 23, 0.16),
      barrel({ x: 226, y: 520, w: 188, h: 32 }, 8, palette.teal),
      rect(226, 142, 188, 7, 4, palette.tealSoft),
    ),
};
