import { federation } from '../package.json';

const screens = Object.values(federation.routes).map((route) =>
  typeof route === 'string' ? route : route.screen,
);
const sources = [...Object.values(federation.exposes), ...screens];

test.each(sources)('%s, which package.json names, is a component', async (source) => {
  const { default: Component }: { default: unknown } = await import(`../${source}`);
  expect(typeof Component).toBe('function');
});
