import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishCartCount } from 'shared-kernel/events';
import type { Composition } from 'shared-kernel/federation';
import { storeSwitchedOff } from '../remotes/switched-off';
import { startInspector } from './inspector';

const composition = {
  revision: 12,
  channel: 'next',
  settings: { overrides: true, inspect: true },
  site: { title: '', notice: null },
  apps: { shell: {}, 'mf-cart': {} },
} as unknown as Composition;

const shortcut = '{Alt>}{Shift>}[KeyI]{/Shift}{/Alt}';
let tellEntries: (entries: Partial<PerformanceResourceTiming>[]) => void;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<main><div data-app="mf-cart" data-expose="goods-table">购物车</div></main>';
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  // jsdom has no PerformanceObserver.
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: { getEntries: () => unknown }) => void) {
      tellEntries = (entries) => callback({ getEntries: () => entries });
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
});

test('the shortcut shows which app and version draws each part, and hides it again', async () => {
  await act(async () => startInspector({ composition, versionOf: (app) => `${app} 1.2.0` }));
  expect(screen.queryByRole('complementary', { name: '页面组成' })).toBeNull();
  await userEvent.keyboard(shortcut);
  expect(screen.getByText('next · 修订 12')).toBeVisible();
  expect(screen.getByText('mf-cart/goods-table mf-cart 1.2.0')).toBeVisible();
  expect(screen.getByRole('link', { name: '此修订的地址' })).toHaveAttribute(
    'href',
    expect.stringContaining('revision=12'),
  );
  await userEvent.keyboard(shortcut);
  expect(screen.queryByText('next · 修订 12')).toBeNull();
});

test('it lists the slots of the page, the events and the calls to the API', async () => {
  await act(async () => startInspector({ composition, versionOf: () => '1.2.0' }));
  act(() => publishCartCount(3));
  const entry = { responseStatus: 200, duration: 41.6 };
  tellEntries([
    { ...entry, name: 'https://shop.example/api/sale/mall/memberCart/list' },
    { ...entry, name: 'https://shop.example/mf-cart/entry.js' },
  ]);
  await userEvent.keyboard(shortcut);
  expect(within(screen.getByRole('region', { name: '插槽' })).getByRole('listitem')).toHaveTextContent(
    'cart/goods-table',
  );
  expect(within(screen.getByRole('region', { name: '事件' })).getByRole('listitem')).toHaveTextContent(
    'cart-count 3',
  );
  expect(within(screen.getByRole('region', { name: '接口调用' })).getByRole('listitem')).toHaveTextContent(
    'memberCart/list 200 42 ms',
  );
});

test('a remote that is switched off in this tab is unticked, the shell cannot be', async () => {
  storeSwitchedOff(['mf-cart']);
  await act(async () => startInspector({ composition, versionOf: () => '1.2.0' }));
  await userEvent.keyboard(shortcut);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByRole('checkbox', { name: 'mf-cart 1.2.0' })).not.toBeChecked();
});
