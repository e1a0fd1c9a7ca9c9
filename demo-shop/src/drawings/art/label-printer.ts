import { barCode, dataMatrix, lockup } from '../pen/brand';
import { cabinet, groundShadow, whiteBox } from '../pen/light';
import { feet, rearPanel, screen } from '../pen/machine';
import { palette } from '../pen/palette';
import { disc, group, line, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const paper = 'M214 412H378V478C378 500 384 516 396 532H232C220 516 214 500 214 478z';

/** What is on the net has two of them on its back, and waves between them. */
const antennas = group(
  line('M236 182V92M448 182V92', palette.ink2, 10),
  line('M236 104V92M448 104V92', palette.teal, 10),
  line('M318 128q24 -24 48 0M302 112q40 -40 80 0', palette.teal, 7),
  disc(342, 146, 7, palette.teal),
);

export const labelPrinter: Drawing = {
  frame: { x: 124, y: 164, w: 414, h: 372 },
  focus: { x: 296, y: 452 },
  plate: { x: 150, y: 368, size: 24, colour: palette.white },
  draw: (side, own) =>
    group(
      groundShadow(336, 520, 220, 14),
      feet([162, 430], 500),
      cabinet(
        { x: 124, y: 206, w: 346, h: 298 },
        { x: 66, y: 42 },
        30,
        whiteBox,
        rect(124, 206, 346, 130, 0, palette.white),
        rect(430, 206, 40, 300, 0, palette.ink, undefined, 0.035),
        ...(side === 'front'
          ? [
              path('M124 336H470V412H124z', palette.teal),
              path('M430 336H470V412H430z', palette.tealDark),
              lockup(150, 232, 42, palette.teal),
              screen({ x: 296, y: 226, w: 128, h: 62 }, 'list'),
              ...[0, 1, 2].map((i) =>
                disc(
                  160 + i * 30,
                  312,
                  9,
                  i === 0 ? palette.teal : palette.mist,
                  i === 0 ? undefined : palette.line,
                ),
              ),
              rect(296, 304, 128, 14, 7, palette.cloud),
              rect(190, 396, 212, 22, 11, palette.tealDeep),
              rect(200, 402, 192, 10, 5, palette.ink),
            ]
          : [rearPanel({ x: 150, y: 236, w: 292, h: 244 })]),
      ),
      line('M488 240v150M502 232v150', palette.ink, 3, 0.08),
      own?.size?.includes('联网') ? antennas : '',
      side === 'front'
        ? group(
            path('M228 414H392V478C392 500 398 520 410 540H246z', palette.ink, undefined, 0.06),
            path(paper, palette.white),
            within(
              path(paper, palette.white),
              rect(200, 404, 200, 16, 0, palette.ink, undefined, 0.12),
              dataMatrix(234, 434, 50),
              text(298, 446, 15, '追溯标签', { weight: 600 }),
              rect(298, 456, 62, 5, 2.5, palette.steel),
              rect(298, 467, 48, 5, 2.5, palette.steel),
              barCode({ x: 232, y: 494, w: 134, h: 28 }),
              path('M360 404H400V540H380C364 516 360 500 360 478z', palette.ink, undefined, 0.05),
            ),
            path(paper, 'none', palette.line),
          )
        : '',
    ),
};
