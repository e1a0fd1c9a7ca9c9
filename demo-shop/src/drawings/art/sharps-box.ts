import { lockup, smallPrint } from '../pen/brand';
import { groundShadow, round } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, hoop, line, path, rect, type Svg, text } from '../pen/svg';
import type { Drawing } from './drawing';

const yellow = '#f0c251';
const body = 'M180 236H460L442 528Q440 552 416 552H224Q200 552 198 528z';

/** The sign for infectious waste around a centre, `r` the radius of one ring. */
function biohazard(cx: number, cy: number, r: number, colour: string, ground: string): Svg {
  const spots = [-90, 30, 150].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  return group(
    ...spots.map(({ x, y }) => disc(cx + x * r * 0.86, cy + y * r * 0.86, r, colour)),
    ...spots.map(({ x, y }) => disc(cx + x * r * 1.12, cy + y * r * 1.12, r * 0.78, ground)),
    ...spots.map(({ x, y }) =>
      line(`M${cx + x * r * 1.2} ${cy + y * r * 1.2}L${cx + x * r * 2} ${cy + y * r * 2}`, ground, r * 0.46),
    ),
    disc(cx, cy, r * 0.34, ground),
    ...spots.map(({ x, y }) =>
      line(
        `M${cx - x * r * 0.2} ${cy - y * r * 0.2}L${cx - x * r * 0.62} ${cy - y * r * 0.62}`,
        ground,
        r * 0.14,
      ),
    ),
    hoop(cx, cy, r * 0.98, r * 0.98, colour, r * 0.2),
  );
}

export const sharpsBox: Drawing = {
  frame: { x: 164, y: 112, w: 312, h: 440 },
  focus: { x: 320, y: 176 },
  plate: { x: 328, y: 491, size: 14 },
  draw: (side) =>
    group(
      groundShadow(320, 552, 150),
      round(
        body,
        { x: 180, y: 236, w: 280, h: 316 },
        yellow,
        null,
        line('M180 262H460', palette.amberDark, 3, 0.5),
        side === 'front'
          ? group(
              rect(226, 290, 188, 218, 8, palette.white),
              biohazard(320, 352, 22, palette.ink, palette.white),
              text(320, 430, 27, '损伤性废物', { anchor: 'middle', weight: 700 }),
              smallPrint({ x: 246, y: 446, w: 148, h: 26 }, 2),
              lockup(248, 472, 26, palette.teal),
            )
          : group(
              rect(226, 290, 188, 218, 8, palette.white),
              ...['科室', '日期', '类别', '签名'].map((field, i) =>
                group(
                  text(244, 334 + i * 46, 20, field, { fill: palette.ink3 }),
                  line(`M296 ${336 + i * 46}h100`, palette.steel),
                ),
              ),
            ),
      ),
      path(
        'M236 150C238 118 256 112 276 112H364C384 112 402 118 404 150L396 176H378L380 152C380 140 374 136 362 136H278C266 136 260 140 260 152L262 176H244z',
        palette.amberDark,
      ),
      line('M250 146C252 128 262 123 278 123H360', yellow, 4, 0.9),
      round(
        'M188 176H452Q462 176 464 188L476 228Q478 244 462 244H178Q162 244 164 228L176 188Q178 176 188 176z',
        { x: 164, y: 176, w: 312, h: 68 },
        '#e7b13c',
        null,
        rect(240, 190, 160, 36, 18, palette.amberDark),
        rect(252, 198, 136, 20, 10, palette.ink, undefined, 0.72),
      ),
      line('M192 183H300', palette.white, 4, 0.55),
    ),
};
