import { screen, waitFor, within } from '@testing-library/react';
import { subscribeToCartCount } from 'shared-kernel/events';
import {
  aGiftPackInfo,
  aGiftRow,
  anOrderableProduct,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  neverReply,
  refuse,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';

const card = aGiftRow({ id: 'card', productName: '浓度测试卡', unitPriceUnit: '58.00', maxQty: 10 });
const strip = aGiftRow({ id: 'strip', productName: '指示条', unitPriceUnit: '20.00', maxQty: 10 });
const closed = aGiftRow({ id: 'closed', productName: '喷壶', maxQty: -1 });

const amountPack = 'orderId=order-1&showBuyMore=false&id=pack-1&maxGiftPacksAmount=100.00';
const firstPack = 'orderId=order-1&id=first-1&firstOrderGiftMaxQty=3&firstOrderExpireDate=2026-08-31';

/** An order's packs, waiting to be configured. */
const waiting = aGiftPackInfo({
  getGiftPacks: true,
  maxGiftPacksOrderId: 'pack-1',
  maxGiftPacksAmount: '100.00',
  getFirstOrderGiftPacks: true,
  firstGiftPacksOrderId: 'first-1',
  firstOrderGiftMaxQty: 3,
});

const aPackShop = (answers: FakeAnswers = {}) =>
  fakeApi({
    'giftpacks/sku/list': () => [card, strip, closed],
    'giftpacks/order/submit': () => aGiftPackInfo({ getGiftPacks: true, giftPacksSubmit: true }),
    'giftpacks/order/giveup': () => null,
    'giftpacks/order/giftpacksinfo': () => waiting,
    ...answers,
  });

const openPack = (query = amountPack) =>
  renderScreen(<App />, { path: `/shoppingCar/giftbag?${query}`, mount: '/shoppingCar' });
const quantity = (name: string) => screen.findByRole('spinbutton', { name: `${name} 数量` });
const answer = async (text: string, name: string) =>
  within((await screen.findByText(text)).closest('[role="dialog"]') as HTMLElement).getByRole('button', {
    name,
  });

async function fill(user: ReturnType<typeof openPack>['user'], name: string, count: string) {
  const field = await quantity(name);
  await user.clear(field);
  await user.type(field, count);
  await user.tab();
}

beforeAll(preloadFeedback);

test('has a skeleton, and gifts that fail to load can be retried', async () => {
  aPackShop({ 'giftpacks/sku/list': neverReply });
  const { unmount } = openPack();
  expect(await screen.findByRole('status', { name: /加载中/ })).toBeVisible();
  unmount();

  aPackShop({ 'giftpacks/sku/list': breakNetwork });
  const { user } = openPack();
  const retry = await screen.findByRole('button', { name: '重新加载' });
  expect(screen.getByRole('link', { name: '暂不配置' })).toHaveAttribute(
    'href',
    '/orderCenter/orderDetail?id=order-1',
  );
  aPackShop();
  await user.click(retry);
  expect(await quantity('浓度测试卡')).toHaveValue('0');
});

test.each(['', 'orderId=order-1&id=pack-1', 'orderId=order-1&maxGiftPacksAmount=100.00'])(
  'an address that names no pack (%p) leads to the orders',
  async (query) => {
    const { requests } = aPackShop();
    openPack(query);
    expect(await screen.findByText('没有找到要配置的礼包')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看我的订单' })).toHaveAttribute(
      'href',
      '/mine?currentMenu=my_order',
    );
    expect(requests).toEqual([]);
  },
);

test.each([
  ['configured', { ...waiting, giftPacksSubmit: true }],
  ['forfeited', aGiftPackInfo()],
])('a pack that is already %s leads to its order', async (_, packs) => {
  aPackShop({ 'giftpacks/order/giftpacksinfo': () => packs });
  openPack();
  expect(await screen.findByText('该礼包已配置、已放弃或已失效')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
    'href',
    '/orderCenter/orderDetail?id=order-1',
  );
  expect(screen.queryByRole('button', { name: '继续' })).not.toBeInTheDocument();
});

test('a pack of a later order shows its deadline', async () => {
  aPackShop({
    'giftpacks/order/giftpacksinfo': () => ({ ...waiting, maxGiftPacksExpireDate: '2026-09-30' }),
  });
  openPack();
  expect(await screen.findByText(/逾期将不再赠送，有效期至 2026-09-30/)).toBeVisible();
});

test('adds up the choice, and continues only with something in the pack', async () => {
  aPackShop();
  const { user } = openPack();
  expect(await screen.findByRole('button', { name: '继续' })).toBeDisabled();
  expect(screen.getByText('请在厂家审核订单前完成礼包配置，逾期将不再赠送')).toBeVisible();
  await fill(user, '指示条', '2');
  const bar = screen.getByRole('region', { name: '礼包合计' });
  expect(bar).toHaveTextContent('累计金额上限¥ 100.00');
  expect(bar).toHaveTextContent('合计¥ 40.00');
  expect(screen.getByRole('button', { name: '继续' })).toBeEnabled();
  expect(await quantity('喷壶')).toBeDisabled();
});

test('more than the amount of the pack is not submitted', async () => {
  const { bodiesOf } = aPackShop();
  const { user } = openPack();
  await fill(user, '浓度测试卡', '2');
  await user.click(screen.getByRole('button', { name: '继续' }));
  expect(await screen.findByText('礼包累计金额不能超过 ¥ 100.00')).toBeVisible();
  expect(bodiesOf('giftpacks/order/submit')).toEqual([]);
});

test('more than the quantity of a first-order pack is not submitted', async () => {
  const { bodiesOf } = aPackShop();
  const { user } = openPack(firstPack);
  expect(await screen.findByText('请在 2026-08-31 前完成首单礼包配置，逾期视为放弃')).toBeVisible();
  await fill(user, '浓度测试卡', '4');
  await user.click(screen.getByRole('button', { name: '继续' }));
  expect(await screen.findByText('礼包商品累计数量不能超过 3')).toBeVisible();
  expect(bodiesOf('giftpacks/order/submit')).toEqual([]);
});

test('a pack is submitted after confirmation, and leads to its order', async () => {
  const { bodiesOf } = aPackShop();
  const { user, currentPath } = openPack();
  await fill(user, '浓度测试卡', '1');
  await fill(user, '指示条', '2');
  await user.click(screen.getByRole('button', { name: '继续' }));
  const content = '请确认以上礼包配置, 无误可点击确认提交';
  await user.click(await answer(content, '取消'));
  expect(bodiesOf('giftpacks/order/submit')).toEqual([]);

  await user.click(screen.getByRole('button', { name: '继续' }));
  await user.click(await answer(content, '确认提交'));
  expect(await screen.findByText('提交成功')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/orderCenter/orderDetail?id=order-1'));
  expect(bodiesOf('giftpacks/order/submit')).toEqual([
    {
      giftPacksOrderId: 'pack-1',
      orderId: 'order-1',
      packs: [
        { giftSkuId: 'card', quantity: 1 },
        { giftSkuId: 'strip', quantity: 2 },
      ],
    },
  ]);
});

test('a refused pack keeps the choice', async () => {
  aPackShop({ 'giftpacks/order/submit': () => refuse('60003', '礼包已过期') });
  const { user, currentPath } = openPack();
  await fill(user, '指示条', '2');
  await user.click(screen.getByRole('button', { name: '继续' }));
  await user.click(await answer('请确认以上礼包配置, 无误可点击确认提交', '确认提交'));
  expect(await screen.findByText('礼包已过期')).toBeVisible();
  expect(await quantity('指示条')).toHaveValue('2');
  expect(currentPath()).toBe(`/shoppingCar/giftbag?${amountPack}`);
});

describe('a remaining pack', () => {
  const remaining = aGiftPackInfo({
    getFirstOrderGiftPacks: true,
    firstOrderGiftPacksSubmit: true,
    getGiftPacks: true,
    maxGiftPacksOrderId: 'pack-2',
    maxGiftPacksAmount: '500.00',
  });
  const asks = '您还有赠送礼包未配置, 请继续配置';

  async function submitFirst() {
    const shop = aPackShop({
      'giftpacks/order/submit': () => remaining,
      'giftpacks/order/giftpacksinfo': () =>
        shop.bodiesOf('giftpacks/order/submit').length > 0 ? remaining : waiting,
    });
    const pack = openPack(firstPack);
    await fill(pack.user, '浓度测试卡', '3');
    await pack.user.click(screen.getByRole('button', { name: '继续' }));
    await pack.user.click(await answer('请确认以上礼包配置, 无误可点击确认提交', '确认提交'));
    return pack;
  }

  test('is opened next, empty', async () => {
    const { user, currentPath } = await submitFirst();
    await user.click(await answer(asks, '继续配置'));
    await waitFor(() =>
      expect(currentPath()).toBe(
        '/shoppingCar/giftbag?orderId=order-1&showBuyMore=false&id=pack-2&maxGiftPacksAmount=500.00',
      ),
    );
    expect(await screen.findByText('累计金额上限')).toBeVisible();
    expect(await quantity('浓度测试卡')).toHaveValue('0');
  });

  test('can be left for later', async () => {
    const { user, currentPath } = await submitFirst();
    await user.click(await answer(asks, '取消'));
    await waitFor(() => expect(currentPath()).toBe('/orderCenter/orderDetail?id=order-1'));
  });
});

test('a pack left for later leads to its order', async () => {
  const { bodiesOf } = aPackShop();
  const { user, currentPath } = openPack();
  await user.click(await screen.findByRole('button', { name: '暂不配置' }));
  expect(currentPath()).toBe('/orderCenter/orderDetail?id=order-1');
  expect(bodiesOf('giftpacks/order/giveup')).toEqual([]);
});

test('a pack is abandoned after confirmation', async () => {
  const { bodiesOf } = aPackShop({
    'giftpacks/order/giftpacksinfo': () =>
      bodiesOf('giftpacks/order/giveup').length > 0 ? aGiftPackInfo() : waiting,
  });
  const { user, currentPath } = openPack();
  const content = '放弃该礼包后无法再次配置, 请确认是否继续?';
  await user.click(await screen.findByRole('button', { name: '放弃礼包' }));
  await user.click(await answer(content, '取消'));
  expect(bodiesOf('giftpacks/order/giveup')).toEqual([]);

  await user.click(screen.getByRole('button', { name: '放弃礼包' }));
  await user.click(await answer(content, '放弃礼包'));
  expect(await screen.findByText('放弃成功')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/orderCenter/orderDetail?id=order-1'));
  expect(bodiesOf('giftpacks/order/giveup')).toEqual([{ id: 'pack-1' }]);
});

test('with buy more, further products can be put into the cart', async () => {
  const counts: number[] = [];
  const stop = subscribeToCartCount((count) => counts.push(count));
  const { bodiesOf } = aPackShop({
    'product/buymore/list': () => [anOrderableProduct()],
    'memberCart/add': () => ({ amount: 4 }),
  });
  const { user } = openPack(amountPack.replace('showBuyMore=false', 'showBuyMore=true'));
  const more = within(await screen.findByRole('region', { name: '加购商品' }));
  await user.click(await more.findByRole('button', { name: /^增加数量/ }));
  await user.click(more.getByRole('button', { name: '加入购物车' }));
  expect(await screen.findByText('商品已加入购物车')).toBeVisible();
  expect(bodiesOf('product/buymore/list')).toEqual([{ orderId: 'order-1' }]);
  expect(bodiesOf('memberCart/add')).toEqual([{ skuId: anOrderableProduct().productSkues[0]?.id, count: 2 }]);
  expect(counts).toEqual([4]);
  stop();
});
