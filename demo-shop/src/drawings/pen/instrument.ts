import { palette } from './palette';
import { group, line, rect, type Svg, turned } from './svg';

/** A flexible sheath along `d`: dark edge, body, and the light on its upper left. */
export const sheath = (d: string, dark: string, body: string, light: string, width = 12): Svg =>
  group(line(d, dark, width), line(d, body, width - 4), line(d, light, Math.max(2, width * 0.2), 0.9));

/** Several turns of sheath wound on themselves. */
export const winding = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  turns: number,
  colours: { dark: string; body: string; light: string },
  width = 11,
): Svg =>
  group(
    ...Array.from({ length: turns }, (_, i) => {
      const grow = (i - (turns - 1) / 2) * (width - 1);
      const x = cx + ((i * 7) % 5) - 2;
      const a = rx + grow;
      const b = ry + grow;
      return sheath(
        `M${x - a} ${cy}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0`,
        colours.dark,
        colours.body,
        colours.light,
        width,
      );
    }),
  );

/** A paper band that holds a winding together. */
export const tie = (x: number, y: number, length: number, degrees: number): Svg =>
  turned(
    degrees,
    x,
    y,
    rect(x - 11, y - length / 2, 22, length, 4, palette.white, palette.line),
    rect(x - 11, y - 7, 22, 14, 0, palette.tealPale),
  );
