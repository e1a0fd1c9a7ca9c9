import { specColumns, specOf } from './spec-columns';

const product = (specs: Record<string, string>) => ({
  specs: Object.entries(specs).map(([name, value]) => ({ name, value })),
});

test('a column distinguishes products: specifications equal for all, or rare, have none', () => {
  const products = [
    product({ 规格: '500 mL', 泡沫: '低泡', 数据接口: 'RJ45' }),
    product({ 规格: '1 L', 泡沫: '低泡' }),
    product({ 规格: '5 L', 泡沫: '低泡' }),
  ];
  expect(specColumns(products, 3)).toEqual(['规格']);
});

test('as many as fit, in their order', () => {
  const products = [
    product({ 规格: 'S', 材质: '丁腈', 长度: '24' }),
    product({ 规格: 'M', 材质: '乳胶', 长度: '30' }),
  ];
  expect(specColumns(products, 2)).toEqual(['规格', '材质']);
});

test('a single product shows its specifications', () => {
  expect(specColumns([product({ 规格: 'S' })], 2)).toEqual(['规格']);
  expect(specColumns([], 2)).toEqual([]);
});

test('a missing value is empty', () => {
  expect(specOf(product({ 规格: 'S' }), '材质')).toBe('');
});
