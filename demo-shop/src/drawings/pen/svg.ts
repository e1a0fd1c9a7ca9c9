import { palette } from './palette';

/** Markup of one or more SVG elements. */
export type Svg = string;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The one line weight of all drawings, in units of the 640-unit square. */
const lineWeight = 3;

const short = (n: number) => String(Math.round(n * 100) / 100);

const edgeOf = (edge: string | undefined) =>
  edge ? ` stroke="${edge}" stroke-width="${lineWeight}" stroke-linejoin="round"` : '';

const shadeOf = (opacity: number | undefined) => (opacity === undefined ? '' : ` opacity="${opacity}"`);

export const group = (...parts: Svg[]): Svg => parts.join('');

/** A filled area; `edge` outlines it in that colour. */
export const path = (d: string, fill: string, edge?: string, opacity?: number): Svg =>
  `<path d="${d}" fill="${fill}"${edgeOf(edge)}${shadeOf(opacity)}/>`;

/** An open line with round ends. */
export const line = (d: string, colour: string = palette.line, width = lineWeight, opacity?: number): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${shadeOf(opacity)}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  edge?: string,
  opacity?: number,
): Svg =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${short(Math.min(r, w / 2, h / 2))}" fill="${fill}"${edgeOf(edge)}${shadeOf(opacity)}/>`;

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  edge?: string,
  opacity?: number,
): Svg =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${edgeOf(edge)}${shadeOf(opacity)}/>`;

export const disc = (cx: number, cy: number, r: number, fill: string, edge?: string, opacity?: number): Svg =>
  oval(cx, cy, r, r, fill, edge, opacity);

/** A round line that encloses nothing filled. */
export const hoop = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  width = lineWeight,
  opacity?: number,
): Svg =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${shadeOf(opacity)}/>`;

export const faded = (opacity: number, ...parts: Svg[]): Svg =>
  `<g opacity="${opacity}">${parts.join('')}</g>`;

export const moved = (x: number, y: number, ...parts: Svg[]): Svg =>
  `<g transform="translate(${short(x)} ${short(y)})">${parts.join('')}</g>`;

export const placed = (x: number, y: number, scale: number, ...parts: Svg[]): Svg =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 10000) / 10000})">${parts.join('')}</g>`;

export const turned = (degrees: number, cx: number, cy: number, ...parts: Svg[]): Svg =>
  `<g transform="rotate(${degrees} ${short(cx)} ${short(cy)})">${parts.join('')}</g>`;

export const mirrored = (axis: number, ...parts: Svg[]): Svg =>
  `<g transform="translate(${short(axis * 2)} 0) scale(-1 1)">${parts.join('')}</g>`;

export const sheared = (
  matrix: readonly [number, number, number, number, number, number],
  ...parts: Svg[]
): Svg => `<g transform="matrix(${matrix.map((n) => short(n)).join(' ')})">${parts.join('')}</g>`;

/** A name made from what it names, so that equal clips share one name wherever a drawing is repeated. */
function nameOf(content: string): string {
  let hash = 5381;
  for (let i = 0; i < content.length; i++) hash = ((hash * 33) ^ content.charCodeAt(i)) >>> 0;
  return `c${hash.toString(36)}`;
}

/** Shows only what lies inside `shape` (one element's markup). */
export function within(shape: Svg, ...parts: Svg[]): Svg {
  const name = nameOf(shape);
  return `<clipPath id="${name}">${shape}</clipPath><g clip-path="url(#${name})">${parts.join('')}</g>`;
}

interface Type {
  fill?: string;
  weight?: 400 | 500 | 600 | 700;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  opacity?: number;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** One line of type on its baseline; turned into outlines before it is rasterised. */
export const text = (x: number, y: number, size: number, value: string, type: Type = {}): Svg =>
  `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" font-weight="${type.weight ?? 400}" text-anchor="${type.anchor ?? 'start'}" letter-spacing="${type.spacing ?? 0}" fill="${type.fill ?? palette.ink}"${shadeOf(type.opacity)}>${value.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</text>`;

/** Width of a line of type in ems, near enough to fit it into a box. */
export const emsOf = (value: string): number =>
  [...value].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2e80 ? 0.58 : 1), 0);

export const svgDocument = (width: number, height: number, ...parts: Svg[]): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill-rule="evenodd" clip-rule="evenodd">${parts.join('')}</svg>`;
