import { frontLabel, type LabelText, lockup, smallPrint } from '../pen/brand';
import { carton, cartonShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, hoop, line, moved, rect, type Svg, text, turned } from '../pen/svg';
import type { Drawing } from './drawing';

const near = { x: 356, y: 536 };
const size = { w: 244, d: 226, h: 96 };

const sheet = (done: boolean, own?: LabelText): Svg => {
  const ink = done ? palette.ink2 : palette.amber;
  return group(
    rect(0, 0, 250, 250, 6, palette.white, palette.line),
    rect(0, 0, 250, 40, 6, own?.accent ?? palette.teal),
    own?.size
      ? text(18, 29, 24, own.size, { weight: 700 })
      : text(18, 28, 21, '安澜 B-D 测试纸', { fill: palette.white, weight: 600 }),
    ...[34, 52, 70].map((r) => hoop(125, 140, r, r, ink, 9)),
    disc(125, 140, 14, ink),
    line('M125 62V218M47 140H203', palette.white, 5),
  );
};

export const bowieDick: Drawing = {
  frame: { x: 112, y: 100, w: 430, h: 436 },
  focus: { x: 300, y: 210 },
  draw: (side, own) =>
    group(
      cartonShadow(near, size),
      turned(-6, 300, 240, moved(176, 104, sheet(side === 'front', own))),
      carton(near, size, {
        front: own
          ? frontLabel({ x: 0, y: 0, w: 244, h: 96 }, own)
          : group(
              rect(0, 0, 244, 96, 0, palette.teal),
              rect(0, 80, 244, 16, 0, palette.amber),
              lockup(18, 14, 24),
              text(18, 68, 24, 'B-D 测试包', { fill: palette.white, weight: 700 }),
            ),
        side: group(
          rect(0, 0, 226, 96, 0, palette.tealDark),
          rect(0, 80, 226, 16, 0, palette.amberDark),
          smallPrint({ x: 20, y: 20, w: 90, h: 48 }, 4, palette.white, 0.45),
          own ? '' : text(140, 50, 18, '134 ℃', { fill: palette.white, weight: 600 }),
        ),
        top: group(
          rect(0, 0, 244, 226, 0, palette.white),
          rect(98, 0, 48, 226, 0, palette.amberPale),
          ...Array.from({ length: 9 }, (_, i) => line(`M98 ${14 + i * 26}l48 -20`, palette.amber, 5, 0.8)),
          rect(20, 150, 66, 56, 4, palette.mist, palette.line),
          smallPrint({ x: 28, y: 162, w: 50, h: 34 }, 3),
        ),
      }),
    ),
};
