import { sideLabel } from '../pen/brand';
import { barrel, groundShadow, round } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, oval, path, rect, text } from '../pen/svg';
import type { Drawing } from './drawing';

const body =
  'M228 262C228 204 262 178 292 168H348C378 178 412 204 412 262V530Q412 550 392 550H248Q228 550 228 530z';
const labelBox = { x: 228, y: 330, w: 184, h: 186 };
const label = { name: '环氧乙烷气罐', note: '单次用量', accent: palette.amber };

/** A metal canister of sterilising gas: domed shoulder, puncture valve, flammable sign. */
export const gasCan: Drawing = {
  frame: { x: 228, y: 108, w: 184, h: 442 },
  focus: { x: 320, y: 150 },
  draw: (side, own) =>
    group(
      groundShadow(320, 550, 110),
      barrel({ x: 304, y: 108, w: 32, h: 34 }, 6, palette.slate),
      barrel({ x: 284, y: 136, w: 72, h: 34 }, 5, palette.steel, palette.slate),
      round(
        body,
        { x: 228, y: 168, w: 184, h: 382 },
        palette.cloud,
        palette.slate,
        rect(248, 168, 16, 390, 8, palette.white, undefined, 0.7),
        line('M228 280H412', palette.slate, 2, 0.5),
        sideLabel(side, labelBox, own ?? label),
      ),
      path('M320 226L362 268L320 310L278 268z', palette.coral, palette.white),
      path(
        'M320 244c3 10 14 14 12 27c-1 9-7 13-12 13s-13-4-13-13c0-8 6-9 7-17c5 3 5 7 5 7c3-5 3-11 1-17z',
        palette.white,
      ),
      text(320, 300, 12, '2', { anchor: 'middle', fill: palette.white, weight: 700 }),
      oval(320, 549, 86, 5, palette.slate, undefined, 0.35),
    ),
};
