import { screen } from '@testing-library/react';
import {
  aProduct,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  neverReply,
  renderScreen,
} from 'shared-kernel/testing';
import App from '../app';

const offers = Array.from({ length: 1000 }, (_, n) =>
  aProduct({ id: `p${n}`, name: `特价品${n}`, label: '特价', gwPrice: n === 1 ? null : '9.80' }),
);

const open = (more: FakeAnswers = {}, session?: null) => {
  const api = fakeApi({ 'product/specialoffer/page': () => ({ list: offers, total: 1000 }), ...more });
  const options = { path: '/home/surprise', mount: '/home' };
  return { api, ...renderScreen(<App />, session === null ? { ...options, session } : options) };
};

test('up to 1000 products are requested, and only those near the viewport are rendered', async () => {
  const { api } = open();
  expect(await screen.findByRole('link', { name: /特价品0/ })).toBeVisible();
  expect(api.bodiesOf('product/specialoffer/page')).toEqual([{ current: 1, pageSize: 1000 }]);
  const drawn = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[0]).toHaveAttribute('aria-setsize', '1000');
  expect(screen.getByText(/^1,000 款特价商品/)).toBeVisible();
});

test('a visitor sees the list price if there is one', async () => {
  const untold = offers.map((offer) => ({ ...offer, minPriceUnit: null, maxPriceUnit: null }));
  open({ 'product/specialoffer/page': () => ({ list: untold, total: 1000 }) }, null);
  expect(await screen.findByRole('link', { name: /特价品0/ })).toHaveTextContent('¥ 9.80');
  expect(screen.getByRole('link', { name: /特价品1(?!\d)/ })).not.toHaveTextContent('¥');
});

test('a buyer sees their own price', async () => {
  open();
  expect(await screen.findByRole('link', { name: /特价品0/ })).toHaveTextContent('您的价 ¥ 347.40/箱');
});

test('products can be chosen for comparison', async () => {
  const { user } = open();
  await user.click((await screen.findAllByRole('checkbox', { name: /^对比 .*特价品/ }))[0] as HTMLElement);
  expect(await screen.findByRole('region', { name: '商品对比' })).toHaveTextContent('已选对比 1 / 4 件');
  localStorage.clear();
});

test('a visitor is led to the login, a buyer to a new tab', async () => {
  const { unmount } = open({}, null);
  expect(await screen.findByRole('link', { name: /特价品0/ })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fhome%2Fdetail%3Fid%3Dp0',
  );
  unmount();
  open();
  expect(await screen.findByRole('link', { name: /特价品0/ })).toHaveAttribute('target', '_blank');
});

test('offers have skeletons while loading', async () => {
  open({ 'product/specialoffer/page': neverReply });
  expect(await screen.findByRole('list', { name: '惊喜专区' })).toHaveAttribute('aria-busy', 'true');
});

test('without offers it links to all products', async () => {
  open({ 'product/specialoffer/page': () => ({ list: [], total: 0 }) });
  expect(await screen.findByText('暂无特价商品')).toBeVisible();
});

test('offers that fail to load can be retried', async () => {
  const { user } = open({ 'product/specialoffer/page': breakNetwork });
  const retry = await screen.findByRole('button', { name: '重新加载' });
  fakeApi({ 'product/specialoffer/page': () => ({ list: offers, total: 1000 }) });
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /特价品0/ })).toBeVisible();
});
