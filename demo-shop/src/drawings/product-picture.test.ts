import sharp from 'sharp';
import { outlineText } from '../pictures/outline-text';
import { families, views } from './families';
import { familyFacts } from './family-facts';
import { drawFamily } from './product-picture';

describe.each(families)('$key', (family) => {
  test.each(views)('$key is a square picture without leftovers', async ({ key }) => {
    const svg = await outlineText(drawFamily(family, key));
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      format: 'svg',
      width: 640,
      height: 640,
    });
  });

  test('states dimensions in the proportions that it draws', () => {
    const { frame } = family.drawing;
    const { width, height } = familyFacts[family.key];
    expect(Math.abs(width / height / (frame.w / frame.h) - 1)).toBeLessThan(0.03);
  });

  test('looks closer at a point on the product', () => {
    const { frame, focus } = family.drawing;
    expect(focus.x).toBeGreaterThan(frame.x);
    expect(focus.x).toBeLessThan(frame.x + frame.w);
    expect(focus.y).toBeGreaterThan(frame.y);
    expect(focus.y).toBeLessThan(frame.y + frame.h);
  });

  test('stays inside its square', () => {
    const { x, y, w, h } = family.drawing.frame;
    expect(Math.min(x, y, 640 - x - w, 640 - y - h)).toBeGreaterThan(20);
  });
});
