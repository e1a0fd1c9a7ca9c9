import { screen, waitFor, within } from '@testing-library/react';
import type { BatchResult, FittingProducts } from 'shared-kernel/contracts';
import { subscribeToCartCount } from 'shared-kernel/events';
import {
  anOrderItem,
  aProduct,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  neverReply,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import { aBatchSku } from '../testing/a-batch-sku';
import { openOrder } from '../testing/open-order';

beforeAll(preloadFeedback);

const bought = [
  anOrderItem({ id: '1', skuId: 'gel', productName: '凝胶', quantity: 2 }),
  anOrderItem({ id: '2', skuId: 'mask', productName: '口罩', quantity: 60 }),
  anOrderItem({ id: '3', skuId: 'gone', productName: '旧试纸' }),
  anOrderItem({ id: '4', skuId: 'card', productName: '测试卡', gift: true }),
];

const result = (verdict: BatchResult['verdict'], sku: BatchResult['sku'] = aBatchSku()): BatchResult => ({
  verdict,
  sku,
  units: [],
});

const gel = aBatchSku({ discountPriceUnit: '360.00' });
const mask = aBatchSku({ stockState: 'short', stockQty: 12 });
const today: FakeAnswers = {
  'product/related': () => ({ variants: [], fitting: [] }),
  'product/arrival/list': () => [],
  'memberCart/addBatch': ({ checkOnly }) => ({
    amount: checkOnly ? 0 : 5,
    results: checkOnly
      ? [result('added', gel), result('stockShort', mask), result('unlisted')]
      : [result('added', gel), result('added', mask)],
  }),
};

async function open(answers: FakeAnswers = today) {
  const page = openOrder({ orderItems: bought }, { answers });
  await page.user.click(await screen.findByRole('button', { name: '再次购买 SO20240501001' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: '再次购买' })) };
}

test('a changed price, a shortage or a discontinued unit is shown per line; gifts are omitted', async () => {
  const { dialog, bodiesOf } = await open();
  const [first, second, third, ...others] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent('价格已变更：¥ 347.40 → ¥ 360.00');
  expect(second).toHaveTextContent('库存不足：仅剩 12 箱');
  expect(third).toHaveTextContent('商品已下架');
  expect(others).toEqual([]);
  expect(dialog.getByRole('checkbox', { name: /旧试纸/ })).toBeDisabled();
  expect(dialog.getByRole('spinbutton', { name: '口罩 数量' })).toHaveValue('12');
  expect(bodiesOf('memberCart/addBatch')).toEqual([
    {
      rows: [
        { skuId: 'gel', count: 2 },
        { skuId: 'mask', count: 60 },
        { skuId: 'gone', count: 20 },
      ],
      checkOnly: true,
    },
  ]);
});

test('the total is that of what is chosen, as it is chosen', async () => {
  const { user, dialog } = await open();
  const total = await dialog.findByText(/^已选/);
  // 2 × 360.00 and the 12 that are left × 347.40.
  expect(total).toHaveTextContent('已选 2 种，合计 ¥ 4,888.80');
  await user.click(dialog.getByRole('checkbox', { name: /口罩/ }));
  expect(total).toHaveTextContent('已选 1 种，合计 ¥ 720.00');
});

test('of what is out a notice can be had, and what replaces it is named', async () => {
  const none = aBatchSku({ stockState: 'none' });
  const waiting: string[] = [];
  const fitting: FittingProducts[] = [
    {
      kind: 'replacement',
      name: '替代商品',
      products: [aProduct({ id: '7', name: '新试纸', model: 'AL-9' })],
    },
    { kind: 'accessory', name: '配件', products: [aProduct({ id: '8', name: '试纸盒' })] },
  ];
  const { user, dialog } = await open({
    'memberCart/addBatch': () => ({
      amount: 0,
      results: [result('stockShort', none), result('added', mask), result('unlisted')],
    }),
    'product/related': ({ id }) => ({ variants: [], fitting: id === 'product-1' ? fitting : [] }),
    'product/arrival/list': () =>
      waiting.map((productId) => ({
        productId,
        model: '',
        name: '',
        imageUrl: '',
        expectedDate: null,
        createTime: '2024-05-01 09:30:00',
      })),
    'product/arrival/add': ({ productId }) => {
      waiting.push(productId);
      return null;
    },
  });
  const [first, , third] = await dialog.findAllByRole('listitem');
  const out = within(first as HTMLElement);
  expect(await out.findByRole('link', { name: '新试纸（AL-9）' })).toHaveAttribute(
    'href',
    '/home/detail?id=7',
  );
  expect(out.queryByText(/试纸盒/)).not.toBeInTheDocument();
  const notice = out.getByRole('button', { name: '到货通知 凝胶' });
  await waitFor(() => expect(notice).toBeEnabled());
  await user.click(notice);
  expect(await out.findByRole('button', { name: '已订阅到货通知 凝胶' })).toBeDisabled();
  expect(within(third as HTMLElement).queryByRole('button', { name: /到货通知/ })).not.toBeInTheDocument();
});

test('the chosen lines go into the cart, and the buyer is taken there', async () => {
  const told: number[] = [];
  const stop = subscribeToCartCount((count) => told.push(count));
  const { user, dialog, bodiesOf, currentPath } = await open();
  const quantity = await dialog.findByRole('spinbutton', { name: '凝胶 数量' });
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.click(dialog.getByRole('button', { name: '加入购物车（2）' }));
  expect(await dialog.findByText('2 种商品已加入购物车')).toBeVisible();
  expect(bodiesOf('memberCart/addBatch').at(-1)).toEqual({
    rows: [
      { skuId: 'gel', count: 3 },
      { skuId: 'mask', count: 12 },
    ],
  });
  expect(told).toEqual([5]);
  await user.click(dialog.getByRole('button', { name: '去购物车' }));
  expect(currentPath()).toBe('/shoppingCar');
  stop();
});

test('a line that was not added says why', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('checkbox', { name: /凝胶/ }));
  fakeApi({ 'memberCart/addBatch': () => ({ amount: 0, results: [result('stockShort', mask)] }) });
  await user.click(dialog.getByRole('button', { name: '加入购物车（1）' }));
  expect(await dialog.findByText('0 种商品已加入购物车，1 种未能加入')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent('未加入：库存不足：仅剩 12 箱');
  expect(dialog.getByRole('button', { name: '去购物车' })).toBeDisabled();
});

test('all lines can be selected or deselected at once', async () => {
  const { user, dialog } = await open();
  const all = await dialog.findByRole('checkbox', { name: /全选/ });
  expect(all).toBeChecked();
  await user.click(all);
  expect(dialog.getByRole('button', { name: '加入购物车（0）' })).toBeDisabled();
  await user.click(all);
  expect(dialog.getByRole('button', { name: '加入购物车（2）' })).toBeEnabled();
});

test('a check that is pending or fails says so', async () => {
  const { dialog, unmount } = await open({ 'memberCart/addBatch': neverReply });
  expect(dialog.getByRole('status', { name: '价格与库存加载中' })).toBeVisible();
  expect(dialog.getByRole('button', { name: '加入购物车（0）' })).toBeDisabled();
  unmount();
  const failed = await open({ 'memberCart/addBatch': breakNetwork });
  await failed.dialog.findByText('网络连接失败，请检查网络');
  fakeApi(today);
  await failed.user.click(failed.dialog.getByRole('button', { name: '重新加载' }));
  expect(await failed.dialog.findByRole('checkbox', { name: /凝胶/ })).toBeChecked();
});

test('an order with gifts only cannot be ordered again', async () => {
  openOrder({ orderItems: bought.slice(3) });
  await screen.findByRole('button', { name: '打印' });
  expect(screen.queryByRole('button', { name: /再次购买/ })).not.toBeInTheDocument();
});
