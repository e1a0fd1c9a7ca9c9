import { drawProduct } from '../drawings/product-picture';
import { productLines } from './product-lines';
import { lookOf, pictureKeyOf, productLooks } from './product-looks';

const looks = productLooks();
const variants = productLines.flatMap((line) =>
  line.variants.map(([ending, distinction, , own], i) => ({
    model: `${line.model} ${ending}`,
    name: own?.name ?? line.name,
    size: distinction,
    sellingPoint: own?.sellingPoint ?? line.sellingPoint,
    look: lookOf(line, i),
  })),
);
const typeOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, said]) => said).join('');

test('every product has pictures under its own name', () => {
  const keys = productLines.flatMap((line) => line.variants.map((_, i) => pictureKeyOf(line, i)));
  expect(new Set(keys).size).toBe(variants.length);
  expect(looks.map(({ key }) => key)).toEqual(keys);
});

test('no two front pictures look the same', () => {
  expect(new Set(looks.map(({ look }) => drawProduct(look, 'front'))).size).toBe(looks.length);
});

test('a front picture shows its model', () => {
  const silent = variants.filter(({ model, look }) => !typeOf(drawProduct(look, 'front')).includes(model));
  expect(silent.map(({ model }) => model)).toEqual([]);
});

const numerals = { 单: 1, 双: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 十: 10, 十二: 12 };
const counted = /(十二|[单双两三四五六七八十]|\d+) ?(腔|槽|孔|层|循环|通道|dpi|接头|头刷)/g;
const countsOf = (said: string) =>
  new Map(
    [...said.matchAll(counted)].map(([, number = '', thing = '']) => [
      thing,
      numerals[number as keyof typeof numerals] ?? Number(number),
    ]),
  );

test.each(variants)(
  '$model: name, size and selling point agree on counts',
  ({ name, size, sellingPoint }) => {
    const said = countsOf(`${name} ${size}`);
    for (const [thing, count] of countsOf(sellingPoint)) {
      if (said.has(thing)) expect(`${count} ${thing}`).toBe(`${said.get(thing)} ${thing}`);
    }
  },
);

/**
 * Pairs of mutually exclusive words: a product with one in its name or size must not have the other in its
 * selling point.
 */
const rivals: readonly (readonly [RegExp, RegExp])[] = [
  [/单腔/, /双腔/],
  [/双腔/, /单腔/],
  [/单头/, /双头/],
  [/五头/, /八种/],
  [/等离子|过氧化氢|环氧乙烷/, /压力蒸汽/],
  [/绑带/, /耳带|松紧/],
  [/围裙/, /袖口/],
  [/203 dpi/, /三百点/],
  [/湿巾/, /泡沫/],
  [/单排/, /双层/],
];

test.each(variants)('$model: the selling point does not contradict the name', (variant) => {
  for (const [own, other] of rivals) {
    if (own.test(`${variant.name} ${variant.size}`)) expect(variant.sellingPoint).not.toMatch(other);
  }
});

test.each([
  ['al-ws-200', 4],
  ['al-ws-300', 5],
  ['al-ws-400', 6],
  ['al-aer-800', 1],
  ['al-aer-880', 2],
  ['al-ct-6', 6],
])('%s is drawn with %i of its counted parts', (wanted, count) => {
  expect(looks.find(({ key }) => key === wanted)?.look.label.count).toBe(count);
});

test('a larger pack is drawn larger', () => {
  const scale = (wanted: string) => looks.find(({ key }) => key === wanted)?.look.scale ?? 0;
  expect(scale('al-hg-60')).toBeLessThan(scale('al-hg-250'));
  expect(scale('al-hg-250')).toBeLessThan(scale('al-hg-1000'));
  expect(scale('al-sb-1')).toBeLessThan(scale('al-sb-20'));
});

test.each([
  ['al-gw-ap', 'apron'],
  ['al-pcd-s', 'lumen-challenge'],
  ['al-vc-1', 'biopsy-cap'],
  ['al-ty-150', 'flat-pouch'],
  ['al-tb-c', 'liner-bag'],
  ['al-mk-95', 'cup-mask'],
  ['al-fb-3', 'grasping-forceps'],
  ['al-rb-20', 'stone-basket'],
  ['al-cb-v5', 'valve-brush'],
])('%s is drawn as %s', (wanted, family) => {
  expect(looks.find(({ key }) => key === wanted)?.look.family).toBe(family);
});

test.each([
  ['AL-FB', 'grasping-forceps'],
  ['AL-CB', 'cleaning-brush'],
  ['AL-DA', 'dispenser-auto'],
  ['AL-BB', 'bite-block'],
])('the products of %s differ in shape, not only in print', (model, family) => {
  const line = productLines.find((each) => each.model === model);
  const shapes = line?.variants.map((_, i) => {
    const look = lookOf(line, i);
    const unprinted = { ...look, label: { ...look.label, note: '', accent: '#ffffff' }, scale: 1 };
    return { family: look.family, drawn: drawProduct(unprinted, 'back').replaceAll(/<text.*?<\/text>/g, '') };
  });
  const distinct = new Set(shapes?.filter((shape) => shape.family === family).map(({ drawn }) => drawn));
  expect(distinct.size).toBeGreaterThan(1);
});

test.each(['AL-TC', 'AL-CM', 'AL-AER'])(
  'no two front pictures of %s are twins but for their print',
  (model) => {
    const line = productLines.find((each) => each.model === model);
    const fronts = line?.variants.map((_, i) => {
      const look = lookOf(line, i);
      const unprinted = { ...look, label: { ...look.label, note: '', accent: '#ffffff' }, scale: 1 };
      return drawProduct(unprinted, 'front').replaceAll(/<text.*?<\/text>/g, '');
    });
    expect(new Set(fronts).size).toBe(line?.variants.length);
  },
);
