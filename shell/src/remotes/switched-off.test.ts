import type { Composition } from 'shared-kernel/federation';
import { readSwitchedOff, storeSwitchedOff, withoutRemotes } from './switched-off';

const release = {
  version: '1',
  base: '/c/',
  manifest: '/c/mf-manifest.json',
  mount: ['/shoppingCar'],
  preload: { '/shoppingCar': ['/c/cart.js'] },
  previous: { version: '0', base: '/b/', manifest: '/b/mf-manifest.json' },
};
const composition = (inspect: boolean): Composition => ({
  revision: 1,
  channel: 'next',
  settings: { overrides: false, inspect },
  site: { title: '', notice: null },
  apps: { shell: { ...release, manifest: null }, 'mf-cart': release, 'mf-orders': release },
});

beforeEach(() => sessionStorage.clear());

test('remotes of the composition are switched off in this tab, never the shell or a stranger', () => {
  storeSwitchedOff(['shell', 'mf-cart', 'mf-gone']);
  expect(readSwitchedOff(composition(true))).toEqual(['mf-cart']);
  storeSwitchedOff([]);
  expect(readSwitchedOff(composition(true))).toEqual([]);
});

test('a channel without the inspector switches nothing off', () => {
  storeSwitchedOff(['mf-cart']);
  expect(readSwitchedOff(composition(false))).toEqual([]);
});

test('what is switched off states no code, the others stay as released', () => {
  const { apps } = withoutRemotes(composition(true), ['mf-cart']);
  expect(apps['mf-cart']).toEqual({ ...release, manifest: null, preload: {}, previous: null });
  expect(apps['mf-orders']).toEqual(release);
});
