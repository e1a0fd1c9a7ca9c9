import { screen, within } from '@testing-library/react';
import {
  aGiftRow,
  anOrderableProduct,
  breakNetwork,
  fakeApi,
  neverReply,
  renderScreen,
} from 'shared-kernel/testing';
import App from '../app';

const gifts = [
  {
    ...aGiftRow({ id: 'a', productName: '浓度测试卡', unitPriceUnit: '58.00', quantity: 3 }),
    amount: '174.00',
  },
  { ...aGiftRow({ id: 'b', productName: '指示条', unitPriceUnit: '20.50', quantity: 2 }), amount: '41.00' },
];

const open = (path: string) => renderScreen(<App />, { path: `/shoppingCar/${path}`, mount: '/shoppingCar' });

test('a pack capped by amount shows product, value, quantity and the total amount', async () => {
  const { bodiesOf } = fakeApi({ 'giftpacks/order/list': () => gifts });
  open('giftbagdetail?id=pack-1');
  const row = within(await screen.findByRole('row', { name: /浓度测试卡/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '盒',
    '¥ 58.00',
    '3',
    '¥ 174.00',
  ]);
  expect(screen.getByText('¥ 215.00')).toBeVisible();
  expect(bodiesOf('giftpacks/order/list')).toEqual([{ id: 'pack-1' }]);
});

test('a pack capped by quantity shows the total quantity', async () => {
  fakeApi({ 'giftpacks/order/list': () => gifts });
  open('giftbagqtydetail?id=pack-1');
  expect(await screen.findByText('5')).toBeVisible();
  expect(screen.queryByText('¥ 215.00')).not.toBeInTheDocument();
});

test.each([
  ['has no gifts', 'giftbagdetail?id=pack-1'],
  ['is not named', 'giftbagdetail'],
])('a pack that %s links to the orders', async (_, path) => {
  fakeApi({ 'giftpacks/order/list': () => [] });
  open(path);
  expect(await screen.findByText('该礼包还没有商品')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看我的订单' })).toHaveAttribute(
    'href',
    '/mine?currentMenu=my_order',
  );
});

test('has a skeleton, and can be retried', async () => {
  fakeApi({ 'giftpacks/order/list': neverReply });
  const { unmount } = open('giftbagdetail?id=pack-1');
  expect(await screen.findByRole('status', { name: /加载中/ })).toBeVisible();
  unmount();

  fakeApi({ 'giftpacks/order/list': breakNetwork });
  const { user } = open('giftbagdetail?id=pack-1');
  const retry = await screen.findByRole('button', { name: '重新加载' });
  fakeApi({ 'giftpacks/order/list': () => gifts });
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /指示条/ })).toBeVisible();
});

test.each([
  ['its order', '&orderId=order-1', { orderId: 'order-1' }],
  ['itself alone', '', { giftPacksOrderId: 'pack-1' }],
])('with %s, lists what can be bought in addition', async (_, order, asked) => {
  const { bodiesOf } = fakeApi({
    'giftpacks/order/list': () => gifts,
    'product/buymore/list': () => [anOrderableProduct()],
  });
  open(`giftbagdetail?id=pack-1${order}&showBuyMore=true`);
  const more = within(await screen.findByRole('region', { name: '加购商品' }));
  expect(await more.findByRole('button', { name: '加入购物车' })).toBeVisible();
  expect(bodiesOf('product/buymore/list')).toEqual([asked]);
});
