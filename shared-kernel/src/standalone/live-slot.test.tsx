import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RemoteModule } from '../federation';
import { RemoteSlot, SlotLoaderProvider } from '../ui';
import { LiveSlot } from './live-slot';
import { FakedSlot } from './slot-placeholder';

const mockLoad = jest.fn<Promise<RemoteModule>, [string, string]>();
const mockInUse = jest.fn();
jest.mock('../federation/federated-loader', () => ({
  federatedLoader: (inUse: unknown) => {
    mockInUse(inUse);
    return mockLoad;
  },
}));

const composition = { apps: { 'mf-orders': { version: '1', base: '/apps/mf-orders/1/' } } };
const shopDocument = `<html><script type="application/json" id="composition">${JSON.stringify(composition)}</script></html>`;
const shop = jest.fn<Promise<Partial<Response>>, []>();

beforeEach(() => {
  shop.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(globalThis, { fetch: shop });
});

const show = (name: 'orders/latest-order' | 'cart/address-book' | 'shell/contact', loader = LiveSlot) =>
  render(
    <SlotLoaderProvider value={loader}>
      <RemoteSlot name={name} props={{}} loading="加载中" />
    </SlotLoaderProvider>,
  );
const placeholder = (name: string) => screen.findByRole('region', { name: `插槽 ${name}` });

test('a slot without a shop names its view, and shows it once there is a shop', async () => {
  shop.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show('orders/latest-order');
  expect(await placeholder('orders/latest-order')).toHaveTextContent('商城没有应答');
  shop.mockResolvedValueOnce({ ok: true, text: async () => shopDocument });
  mockLoad.mockResolvedValueOnce({ default: () => <p>最新订单</p> });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('最新订单')).toBeVisible();
  expect(mockInUse).toHaveBeenCalledWith(new Map(Object.entries(composition.apps)));
  expect(mockLoad).toHaveBeenCalledWith('mf-orders', 'latest-order');
});

test('a view that breaks says so in its slot', async () => {
  mockLoad.mockResolvedValueOnce({
    default: () => {
      throw new Error('broken on start');
    },
  });
  show('orders/latest-order');
  expect(await placeholder('orders/latest-order')).toHaveTextContent('broken on start');
});

test('an app missing from the shop is named', async () => {
  show('cart/address-book');
  expect(await placeholder('cart/address-book')).toHaveTextContent('商城里没有 mf-cart');
});

test('a view of the shell exists only in the shop', async () => {
  show('shell/contact');
  expect(await placeholder('shell/contact')).toHaveTextContent('外壳的视图只在商城里有');
});

test('a page with fake answers names the view and its props', async () => {
  render(
    <SlotLoaderProvider value={FakedSlot}>
      <RemoteSlot name="shell/change-password" props={{ onClose: () => {} }} loading={null} />
    </SlotLoaderProvider>,
  );
  expect(await placeholder('shell/change-password')).toHaveTextContent('"onClose": "（函数）"');
  expect(shop).not.toHaveBeenCalled();
});
