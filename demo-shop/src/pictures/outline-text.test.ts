import { svgDocument, text } from '../drawings/pen/svg';
import { outlineText } from './outline-text';

const placesOf = (svg: string) => [...svg.matchAll(/translate\(([\d.-]+) /g)].map(([, x]) => Number(x));

test('places a line from its start, around its middle, or up to its end', async () => {
  const line = (anchor: 'start' | 'middle' | 'end') =>
    outlineText(svgDocument(100, 40, text(50, 20, 10, '安澜', { anchor })));
  expect(placesOf(await line('start'))).toEqual([50, 60]);
  expect(placesOf(await line('middle'))).toEqual([40, 50]);
  expect(placesOf(await line('end'))).toEqual([30, 40]);
});

test('leaves no text that depends on installed fonts', async () => {
  const svg = await outlineText(svgDocument(100, 40, text(0, 20, 10, '5 L & <安澜>', { weight: 700 })));
  expect(svg).not.toContain('<text');
  expect(placesOf(svg)).toHaveLength([...'5L&<安澜>'].length);
});

test('draws bold characters heavier than regular ones', async () => {
  const outline = (weight: 400 | 700) => outlineText(text(0, 20, 10, '安', { weight }));
  expect(await outline(700)).not.toBe(await outline(400));
});

test('refuses a character that the typeface lacks', async () => {
  await expect(outlineText(text(0, 20, 10, '\u{1F600}'))).rejects.toThrow('no character');
});
