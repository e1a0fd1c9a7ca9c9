import { federation } from '../package.json';

const { exposes, routes } = federation;
const sources = [
  ...Object.values(exposes).map(({ file }) => file),
  ...Object.values(routes).map(({ screen }) => screen),
];

test.each(sources)('%s, which package.json names, is a component', async (source) => {
  const { default: Component }: { default: unknown } = await import(`../${source}`);
  expect(typeof Component).toBe('function');
});

test('every slot that the shell knows of this app is exposed', () => {
  expect(Object.keys(exposes)).toEqual(['./app', './address-book', './goods-table']);
});
