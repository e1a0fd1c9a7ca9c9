import type { Composition } from 'shared-kernel/federation';
import { applyOverrides, readOverrides } from './overrides';

const composition = (overrides: boolean): Composition => ({
  revision: 1,
  channel: overrides ? 'dev' : 'stable',
  settings: { overrides },
  site: { title: '', notice: null },
  apps: {
    'mf-cart': {
      version: '1',
      base: '/c/',
      manifest: null,
      mount: ['/shoppingCar'],
      preload: {},
      previous: null,
    },
    'mf-orders': {
      version: '1',
      base: '/o/',
      manifest: null,
      mount: ['/orderCenter'],
      preload: {},
      previous: null,
    },
  },
});
const visit = (search: string) => history.replaceState(null, '', `/home${search}`);

beforeEach(() => sessionStorage.clear());

test('an override of the address lasts for the tab', () => {
  visit('?override=mf-cart@http://localhost:3102');
  expect(readOverrides(composition(true))).toEqual({ 'mf-cart': 'http://localhost:3102' });
  visit('');
  expect(readOverrides(composition(true))).toEqual({ 'mf-cart': 'http://localhost:3102' });
});

test.each([
  '?override=mf-cart@http://evil.example',
  '?override=mf-cart@javascript:alert(1)',
  '?override=unknown@http://localhost:1',
])('an override from elsewhere is ignored: %s', (search) => {
  visit(search);
  expect(readOverrides(composition(true))).toEqual({});
});

test('a channel without overrides takes none, stored ones included', () => {
  visit('?override=mf-cart@http://localhost:3102');
  readOverrides(composition(true));
  expect(readOverrides(composition(false))).toEqual({});
});

test('an overridden app is loaded from the developer’s server, the others as released', () => {
  const { apps } = applyOverrides(composition(true), { 'mf-cart': 'http://localhost:3102' });
  expect(apps['mf-cart']?.manifest).toBe('http://localhost:3102/mf-manifest.json');
  expect(apps['mf-orders']?.base).toBe('/o/');
});
