import type { AppRelease, Composition } from 'shared-kernel/federation';
import { adoptComposition } from './adopt-composition';

const release = (version: string): AppRelease => ({
  version,
  base: `/apps/${version}/`,
  manifest: null,
  mount: ['/shoppingCar'],
  preload: {},
  previous: null,
});

const composition = (versions: Record<string, string>): Composition => ({
  revision: 1,
  channel: 'stable',
  settings: { overrides: false },
  site: { title: '', notice: null },
  apps: Object.fromEntries(Object.entries(versions).map(([app, version]) => [app, release(version)])),
});

const opened = composition({ shell: '1', 'mf-cart': '1', 'mf-orders': '1' });

const adopt = (
  live: Record<string, string>,
  { loaded = [], withdrawn = {} }: { loaded?: string[]; withdrawn?: Record<string, string[]> } = {},
) => {
  const { apps, outdated } = adoptComposition(
    opened,
    { composition: composition(live), withdrawn, integrity: {} },
    new Set(loaded),
  );
  const versions = Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
  return { versions, outdated: [...outdated] };
};

test('what is loaded stays, what is not is taken new', () => {
  expect(adopt({ shell: '1', 'mf-cart': '2', 'mf-orders': '2' }, { loaded: ['mf-cart'] })).toEqual({
    versions: { shell: '1', 'mf-cart': '1', 'mf-orders': '2' },
    outdated: [],
  });
});

test('a loaded version that was taken back is left at the next navigation', () => {
  const withdrawn = { 'mf-cart': ['1'], 'mf-orders': ['1'] };
  expect(adopt({ shell: '1', 'mf-cart': '0', 'mf-orders': '0' }, { loaded: ['mf-cart'], withdrawn })).toEqual(
    { versions: { shell: '1', 'mf-cart': '1', 'mf-orders': '0' }, outdated: ['mf-cart'] },
  );
});

test('a remote that is live no more goes at once, or, once loaded, at the next navigation', () => {
  expect(adopt({ shell: '1', 'mf-orders': '1' })).toEqual({
    versions: { shell: '1', 'mf-orders': '1' },
    outdated: [],
  });
  expect(adopt({ shell: '1', 'mf-orders': '1' }, { loaded: ['mf-cart'] })).toEqual({
    versions: { shell: '1', 'mf-cart': '1', 'mf-orders': '1' },
    outdated: ['mf-cart'],
  });
});

test('a release that came with another shell waits for the next document', () => {
  expect(adopt({ shell: '2', 'mf-cart': '2', 'mf-orders': '1' })).toEqual({
    versions: { shell: '1', 'mf-cart': '2', 'mf-orders': '1' },
    outdated: ['mf-cart'],
  });
});

test('a remote that is new on the channel is there from now on', () => {
  expect(adopt({ shell: '1', 'mf-cart': '1', 'mf-orders': '1', 'mf-help': '1' }).versions).toHaveProperty(
    'mf-help',
    '1',
  );
});

test('a shell that was taken back is left, a shell that is only older is not', () => {
  const live = { shell: '0', 'mf-cart': '1', 'mf-orders': '1' };
  expect(adopt(live, { withdrawn: { shell: ['1'] } }).outdated).toEqual(['shell']);
  expect(adopt(live).outdated).toEqual([]);
});
