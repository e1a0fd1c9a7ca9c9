import packageJson from '../package.json';

const { exposes, mount, routes } = packageJson.federation;

test.each([...Object.values(exposes), ...Object.values(routes)])('%s is a component', async (file) => {
  const { default: component } = (await import(`../${file.slice(2)}`)) as { default: unknown };
  expect(component).toBeInstanceOf(Function);
});

test('the app is all that is exposed', () => {
  expect(exposes).toEqual({ './app': './src/app.tsx' });
});

test.each(Object.keys(routes))('%s lies under a mount', (route) => {
  expect(mount.some((path) => route === path || route.startsWith(`${path}/`))).toBe(true);
});
