import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Composition } from 'shared-kernel/federation';
import { startInspector } from './inspector';

const composition = {
  revision: 12,
  channel: 'next',
  settings: { overrides: true, inspect: true },
  site: { title: '', notice: null },
  apps: { shell: {}, 'mf-cart': {} },
} as unknown as Composition;

test('the shortcut shows which app and version draws each part, and hides it again', async () => {
  document.body.innerHTML = '<main><div data-app="mf-cart" data-expose="app">购物车</div></main>';
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  await act(async () => startInspector({ composition, versionOf: (app) => `${app} 1.2.0` }));
  expect(screen.queryByRole('complementary', { name: '页面组成' })).toBeNull();
  await userEvent.keyboard('{Alt>}{Shift>}[KeyI]{/Shift}{/Alt}');
  expect(screen.getByText('next · 修订 12')).toBeVisible();
  expect(screen.getByText('mf-cart/app mf-cart 1.2.0')).toBeVisible();
  expect(screen.getByRole('link', { name: '此修订的地址' })).toHaveAttribute(
    'href',
    expect.stringContaining('revision=12'),
  );
  await userEvent.keyboard('{Alt>}{Shift>}[KeyI]{/Shift}{/Alt}');
  expect(screen.queryByText('next · 修订 12')).toBeNull();
});
