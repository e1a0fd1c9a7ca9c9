import { federation } from '../package.json';

const { exposes, routes } = federation;
const sources = [
  ...Object.values(exposes).map(({ file }) => file),
  ...Object.values(routes).map(({ screen }) => screen),
];

test.each(sources)('%s in package.json is a component', async (source) => {
  const { default: Component }: { default: unknown } = await import(`../${source}`);
  expect(typeof Component).toBe('function');
});

test('every slot of this app in the shell’s list is exposed', () => {
  expect(Object.keys(exposes)).toEqual(['./app', './instead-of', './order-list', './latest-order']);
});
