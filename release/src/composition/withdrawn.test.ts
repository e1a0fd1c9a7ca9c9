import { leave, restore } from './withdrawn';

const leaveAll = (count: number) =>
  Array.from({ length: count }, (_, n) => `1.0.${n}`).reduce(
    (withdrawn, version) => leave(withdrawn, 'mf-cart', version),
    {} as Record<string, string[]>,
  );

test('of many versions that were taken back the latest twenty are remembered, the last one last', () => {
  const versions = leaveAll(25)['mf-cart'];
  expect(versions).toHaveLength(20);
  expect([versions?.[0], versions?.at(-1)]).toEqual(['1.0.5', '1.0.24']);
});

test('a version that is taken back again is remembered once, as the latest', () => {
  expect(leave(leaveAll(3), 'mf-cart', '1.0.0')).toEqual({ 'mf-cart': ['1.0.1', '1.0.2', '1.0.0'] });
});

test('one that goes live again is forgotten, and with the last one its app; other apps are of no concern', () => {
  const withdrawn = { ...leaveAll(2), 'mf-orders': ['2.0.0'] };
  const once = restore(withdrawn, 'mf-cart', '1.0.0');
  expect(once).toEqual({ 'mf-cart': ['1.0.1'], 'mf-orders': ['2.0.0'] });
  expect(restore(once, 'mf-cart', '1.0.1')).toEqual({ 'mf-orders': ['2.0.0'] });
});
