import { screen, within } from '@testing-library/react';
import type { TelemetryEvent } from 'shared-kernel/contracts';
import { aProductDetail, aSession, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from './app';
import { aShop } from './testing/fake-shop';

const sent: Blob[] = [];

beforeAll(preloadFeedback);
beforeEach(() => {
  sent.length = 0;
  Element.prototype.scrollIntoView = () => {};
  Object.assign(navigator, { sendBeacon: (_address: string, blob: Blob) => sent.push(blob) > 0 });
});

/** The steps reported when the page is left. */
async function stepsTold(): Promise<[string, unknown][]> {
  window.dispatchEvent(new Event('pagehide'));
  const reports = await Promise.all(sent.map((blob) => blob.text()));
  const events = reports.flatMap((report) => (JSON.parse(report) as { events: TelemetryEvent[] }).events);
  return events
    .filter(({ kind }) => kind === 'event')
    .map(({ name, detail }) => [name, JSON.parse(detail ?? 'null')]);
}

test('viewed and added products are reported, by ids only', async () => {
  aShop({
    'product/detail': () => aProductDetail(),
    'memberCart/held': () => [],
    'memberCart/add': () => ({ amount: 1 }),
  });
  const { user } = renderScreen(<App />, { mount: '/home', path: '/home/detail?id=product-1' });
  await user.click(await screen.findByRole('button', { name: '加入购物车' }));
  expect(await screen.findByText('商品已加入购物车')).toBeVisible();
  expect(await stepsTold()).toEqual([
    ['product-view', { productId: 'product-1' }],
    ['cart-add', { skuId: 'sku-1', count: 1, alone: false }],
  ]);
});

test('viewed and clicked banners and gifts are reported, each view once', async () => {
  aShop();
  const { user } = renderScreen(<App />, { mount: '/home', path: '/home', session: aSession() });
  const banners = within(await screen.findByRole('region', { name: '主推产品' }));
  const gift = await screen.findByRole('button', { name: '礼包活动，1 个礼包待配置' });
  await user.click(gift);
  await user.click(banners.getByRole('button', { name: '下一张' }));
  await user.click(banners.getByRole('button', { name: '上一张' }));
  await user.click(banners.getByRole('link', { name: /软式内镜/ }));
  const told = await stepsTold();
  const timesOf = (step: [string, unknown]) =>
    told.filter((one) => JSON.stringify(one) === JSON.stringify(step)).length;
  expect(timesOf(['gift-shown', { waiting: 1 }])).toBe(1);
  expect(timesOf(['gift-click', { waiting: 1 }])).toBe(1);
  expect(timesOf(['banner-shown', { bannerId: 'b1', position: 'index' }])).toBe(1);
  expect(timesOf(['banner-click', { bannerId: 'b1', position: 'index' }])).toBe(1);
  expect(timesOf(['banner-shown', { bannerId: 'b2', position: 'index' }])).toBe(1);
});
