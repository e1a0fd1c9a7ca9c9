import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The colours that a rule of the tokens declares. */
function coloursOf(selector: string): Readonly<Record<string, string>> {
  const [, body = ''] = css.split(`${selector} {`);
  const stated = (body.split('\n  }')[0] ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g);
  return Object.fromEntries([...stated].map(([, name = '', colour = '']) => [name, colour]));
}

const usual = coloursOf(':root');
const sharp = { ...usual, ...coloursOf(':root[data-high-contrast]') };

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Readonly<Record<string, string>>, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => {
      const colour = colours[name];
      if (colour === undefined) throw new Error(`tokens.css has no --${name}`);
      return luminance(colour);
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['surface', 'bg', 'brand-wash', 'brand-tint'];
const inks = ['ink', 'ink-2', 'ink-3', 'brand', 'brand-hover', 'brand-press', 'price', 'offer', 'bad'];
const statuses = ['ok', 'warn', 'bad', 'info', 'offer'];

/** Text colours on their backgrounds. */
const texts = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...statuses.flatMap((status) => [[status, 'surface'] as const, [status, `${status}-tint`] as const]),
  ...['warn', 'ink', 'ink-2'].map((ink) => [ink, 'warn-wash'] as const),
  ...['ink', 'ink-2', 'ink-3'].map((ink) => [ink, 'sunken'] as const),
  ...['ink', 'ink-2'].flatMap((ink) => statuses.map((status) => [ink, `${status}-tint`] as const)),
  ...['brand', 'brand-hover', 'brand-press', 'brand-deep', 'bad'].map(
    (ground) => ['on-brand', ground] as const,
  ),
];

const below = (colours: Readonly<Record<string, string>>, least: number, pairs = texts) =>
  pairs
    .map(([one, other]) => [`${one} on ${other}`, contrast(colours, one, other)] as const)
    .filter(([, ratio]) => ratio < least)
    .map(([pair, ratio]) => `${pair} ${ratio.toFixed(2)}`);

test('the contrast ratio is that of WCAG', () => {
  expect(contrast({ a: '#000', b: '#fff' }, 'a', 'b')).toBeCloseTo(21);
  expect(contrast({ a: '#767676', b: '#ffffff' }, 'a', 'b')).toBeCloseTo(4.54, 2);
});

test('every text has a contrast of 4.5:1 on every background (AA)', () => {
  expect(below(usual, 4.5)).toEqual([]);
});

test('with 高对比 of 7:1 (AAA)', () => {
  expect(below(sharp, 7)).toEqual([]);
});

test.each([
  ['the usual colours', usual],
  ['高对比', sharp],
])('with %s edges of fields and selected states have 3:1', (_, colours) => {
  const marks = ['edge', 'brand', 'bad'].flatMap((mark) =>
    [...grounds, 'warn-wash'].map((ground) => [mark, ground] as const),
  );
  expect(below(colours, 3, marks)).toEqual([]);
});
