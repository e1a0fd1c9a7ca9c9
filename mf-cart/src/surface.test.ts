import { federation } from '../package.json';

const sources = [...Object.values(federation.exposes), ...Object.values(federation.routes)];

test.each(sources)('%s, which package.json names, is a component', async (source) => {
  const { default: Component }: { default: unknown } = await import(`../${source}`);
  expect(typeof Component).toBe('function');
});

test('every slot that the shell knows of this app is exposed', () => {
  expect(Object.keys(federation.exposes)).toEqual(['./app', './address-book', './goods-table']);
});
