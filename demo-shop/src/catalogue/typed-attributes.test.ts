import { lineAttributes } from './line-attributes';
import { productLines } from './product-lines';
import { typedAttributes } from './typed-attributes';

const of = (model: string, ending: string) => {
  const line = productLines.find((one) => one.model === model);
  const distinction = line?.variants.find(([end]) => end === ending)?.[1];
  if (!line || distinction === undefined) throw new Error(`no ${model} ${ending}`);
  return typedAttributes('1', line, distinction);
};

test('volumes and sizes are parsed from the variant', () => {
  expect(of('AL-OPA', '55')).toMatchObject({ volumeMl: 3780, size: null, concentration: '0.55%' });
  expect(of('AL-PAA', '2000')).toMatchObject({ volumeMl: 2000 });
  expect(of('AL-PAA', '500')).toMatchObject({ volumeMl: 500, size: null });
  expect(of('AL-NE', '21')).toMatchObject({ size: '21 G × 4 mm', sterile: true, volumeMl: null });
  expect(of('AL-PR', '75')).toMatchObject({ size: '75 mm × 200 m' });
  expect(of('AL-GN', 'S')).toMatchObject({ size: 'S 号', material: '丁腈' });
  expect(of('AL-HP', '6')).toMatchObject({ volumeMl: 5000, concentration: '6%' });
});

test('a variant without attributes has no row, and every attribute belongs to a line', () => {
  expect(of('AL-SV', 'A')).toBeUndefined();
  const models = new Set(productLines.map(({ model }) => model));
  expect(Object.keys(lineAttributes).filter((model) => !models.has(model))).toEqual([]);
});
