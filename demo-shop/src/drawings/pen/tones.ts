import { palette } from './palette';
import type { Svg } from './svg';

const brand = [
  palette.teal,
  palette.tealDark,
  palette.tealDeep,
  palette.tealSoft,
  palette.tealPale,
  palette.aqua,
] as const;

/** What the six teals of a drawing become for a product line of another colour, from full to pale. */
const tones = {
  blue: ['#1f5f9c', '#194e82', '#123c66', '#6a9bcb', '#b4cde6', '#8fc1ea'],
  indigo: ['#4a549c', '#3c4584', '#2c3467', '#8b92c9', '#c6cae6', '#aab3ea'],
  plum: ['#7a4a86', '#643b6f', '#4d2c56', '#b08abb', '#d9c4df', '#d0a8dc'],
  green: ['#2f7d57', '#256847', '#1a5037', '#76b394', '#bcdccb', '#8fd6b0'],
  bronze: ['#94601b', '#7c4f14', '#5f3c0d', '#cf9d55', '#eed8b2', '#f0c57a'],
  rose: ['#a34a5b', '#8a3c4b', '#6b2c39', '#cf8c98', '#ecc9cf', '#eba9b5'],
  slate: ['#4b6172', '#3c4f5e', '#2d3d4a', '#90a4b2', '#cbd6de', '#b3c9d6'],
} as const;

export type Tone = keyof typeof tones | 'teal';

const teals = new RegExp(brand.join('|'), 'g');

/** The drawing in another product line's colour; its shapes, light and shadow stay. */
export function toned(svg: Svg, tone: Tone): Svg {
  if (tone === 'teal') return svg;
  const places = new Map<string, string>(brand.map((teal, i) => [teal, tones[tone][i] ?? teal]));
  return svg.replace(teals, (teal) => places.get(teal) ?? teal);
}
