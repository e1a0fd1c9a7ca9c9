import { screen, within } from '@testing-library/react';
import type { Product } from 'shared-kernel/contracts';
import {
  aProduct,
  aProductDetail,
  aProductRow,
  aProductSku,
  aSession,
  type FakeAnswers,
  fakeApi,
  refuse,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { noFacetAnswer } from '../testing/fake-shop';

const bottle = aProductSku({
  id: 'bottle',
  name: '瓶',
  remark: null,
  unitCount: 1,
  discountPriceUnit: '61.20',
});
const box = aProductSku({ id: 'box', name: '箱', discountPriceUnit: '347.40' });
const gone = aProductSku({ id: 'gone', name: '托', stockState: 'none', discountPriceUnit: '3000.00' });

const open = (product: Partial<Product>, more: FakeAnswers = {}, path = '/home/all_product') => {
  const api = fakeApi({
    'product/catagories': () => [],
    ...noFacetAnswer,
    'product/page': () => ({ list: [aProduct(product)], total: 1 }),
    'product/detail': () => aProductDetail({ productSkues: [bottle, box, gone] }),
    'memberCart/add': () => ({ amount: 2 }),
    'memberCart/held': () => [],
    ...more,
  });
  return {
    api,
    ...renderScreen(<App />, {
      path,
      mount: '/home',
      session: aSession({ productView: 'grid' }),
      slotLoader: ({ name, props }) => (
        <p>
          {name} {JSON.stringify(props)}
        </p>
      ),
    }),
  };
};

const add = () => screen.findByRole('button', { name: '加入购物车' });
const quantity = () => screen.findByRole('spinbutton', { name: '复合过氧乙酸消毒液 数量' });

beforeAll(preloadFeedback);

test('a product with one unit goes into the cart at once, in the chosen quantity', async () => {
  const { user, api } = open({}, { 'product/detail': () => aProductDetail({ productSkues: [box] }) });
  await user.clear(await quantity());
  await user.type(await quantity(), '12');
  await user.click(await add());
  expect(await screen.findByText('商品已加入购物车')).toBeVisible();
  expect(api.bodiesOf('memberCart/add')).toEqual([{ skuId: 'box', count: 12 }]);
});

test('a card shows how much of its product is in the cart', async () => {
  const held = { productId: aProduct().id, skuId: 'box', unitName: '箱', count: 12 };
  open({}, { 'memberCart/held': () => [held, { ...held, productId: 'another', count: 3 }] });
  expect(await screen.findByRole('link', { name: '购物车已有 12\u00a0箱' })).toHaveAttribute(
    'href',
    '/shoppingCar',
  );
});

test('with several units one is chosen, each with its price', async () => {
  const { user, api } = open({});
  await user.click(await add());
  const units = within(await screen.findByRole('group', { name: '请选择单位' }));
  expect(units.getByRole('button', { name: /瓶.*¥ 61.20/ })).toHaveFocus();
  expect(units.getByRole('button', { name: /托.*无货/ })).toBeDisabled();
  expect(api.bodiesOf('memberCart/add')).toEqual([]);
  await user.click(units.getByRole('button', { name: /箱.*¥ 347.40/ }));
  expect(await screen.findByText('商品已加入购物车')).toBeVisible();
  expect(api.bodiesOf('memberCart/add')).toEqual([{ skuId: 'box', count: 1 }]);
  expect(screen.queryByRole('group', { name: '请选择单位' })).not.toBeInTheDocument();
  expect(await add()).toHaveFocus();
});

test('Escape closes the choice and returns the focus to the button', async () => {
  const { user } = open({});
  await user.click(await add());
  await screen.findByRole('group', { name: '请选择单位' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: '请选择单位' })).not.toBeInTheDocument();
  expect(await add()).toHaveFocus();
});

describe('into a purchase list', () => {
  const list = () => screen.findByRole('button', { name: '复合过氧乙酸消毒液 加入清单' });
  const asked = (skuId: string, count: number) =>
    screen.findByText(`cart/add-to-list ${JSON.stringify({ goods: [{ skuId, count }] })}`);

  test('one of several units is chosen, also one without stock', async () => {
    const { user, api } = open({});
    await user.clear(await quantity());
    await user.type(await quantity(), '3');
    await user.click(await list());
    await user.click(await screen.findByRole('button', { name: /^托.*无货/ }));
    expect(await asked('gone', 3)).toBeVisible();
    expect(screen.queryByRole('group', { name: '请选择单位' })).not.toBeInTheDocument();
    expect(api.bodiesOf('memberCart/add')).toEqual([]);
  });

  test('the only unit goes there at once, whatever its price, also of a product that is out', async () => {
    const only = [{ ...gone, discountPriceUnit: '1.00' }];
    const detail = { 'product/detail': () => aProductDetail({ productSkues: only }) };
    const { user } = open({ stockState: 'none' }, detail);
    await user.click(await list());
    expect(await asked('gone', 1)).toBeVisible();
  });

  test('Escape returns the focus to the button', async () => {
    const { user } = open({});
    await user.click(await list());
    await screen.findByRole('group', { name: '请选择单位' });
    await user.keyboard('{Escape}');
    expect(await list()).toHaveFocus();
  });
});

test('a refusal is shown, and the choice stays open', async () => {
  const { user } = open({}, { 'memberCart/add': () => refuse('60002', '库存不足') });
  await user.click(await add());
  await user.click(await screen.findByRole('button', { name: /箱.*¥ 347.40/ }));
  expect(await screen.findByText('库存不足')).toBeVisible();
  expect(screen.getByRole('group', { name: '请选择单位' })).toBeVisible();
});

test('the buyer’s own price is first, and the list price is struck through', async () => {
  open({ gwPrice: '68.00', minPriceUnit: '61.20', maxPriceUnit: '367.20', unitName: '瓶' });
  const product = await screen.findByRole('link', { name: /复合过氧乙酸消毒液/ });
  expect(product).toHaveTextContent('您的价 ¥ 61.20/瓶 起¥ 68.00');
  expect(within(product).getByText('¥ 68.00').tagName).toBe('S');
});

test('a back-in-stock notice can be requested and cancelled', async () => {
  let isAwaited = false;
  const out = () => aProduct({ stockState: 'none', expectedDate: '2099-12-24', isAwaited });
  const { user, api } = open(
    {},
    {
      'product/page': () => ({ list: [out()], total: 1 }),
      'product/arrival/add': () => {
        isAwaited = true;
        return null;
      },
      'product/arrival/cancel': () => {
        isAwaited = false;
        return null;
      },
    },
  );
  expect(await screen.findByText('无货')).toBeVisible();
  expect(screen.getByText('预计 2099-12-24 到货')).toBeVisible();
  expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '到货通知 复合过氧乙酸消毒液' }));
  expect(await screen.findByText('到货后将以消息通知您')).toBeVisible();
  const cancel = await screen.findByRole('button', { name: '取消到货通知 复合过氧乙酸消毒液' });
  expect(cancel).toHaveFocus();
  await user.click(cancel);
  expect(await screen.findByRole('button', { name: '到货通知 复合过氧乙酸消毒液' })).toBeVisible();
  expect(api.bodiesOf('product/arrival/add')).toEqual([{ productId: 'product-1' }]);
});

test.each([
  [{ canOrder: false, status: 2 as const }, '即将上市'],
  [{ canOrder: false }, '暂不支持在线订购'],
])('%p cannot be ordered from its card', async (product, text) => {
  open(product);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
});

test('a visitor has no order button', async () => {
  fakeApi({
    'product/catagories': () => [],
    ...noFacetAnswer,
    'product/page': () => ({ list: [aProduct({ canOrder: false })], total: 1 }),
  });
  renderScreen(<App />, { path: '/home/all_product', mount: '/home', session: null });
  expect(await screen.findByRole('link', { name: /复合过氧乙酸消毒液/ })).toBeVisible();
  expect(screen.queryByText('暂不支持在线订购')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '商品清单' })).not.toBeInTheDocument();
});

describe('bought before', () => {
  const bought = {
    ...aProductRow({ productSkues: [bottle, box] }),
    lastSkuId: 'box',
    lastCount: 6,
    lastTime: '2026-10-02 09:00:00',
    everyDays: null,
    isDue: false,
  };
  const openBought = (more: FakeAnswers = {}, query = '') =>
    open(
      {},
      { 'order/bought/page': () => ({ list: [bought], total: 1 }), ...more },
      `/home/all_product?list=bought${query}`,
    );

  test('a further list links there', async () => {
    const { user, currentPath, api } = open(
      {},
      { 'order/bought/page': () => ({ list: [bought], total: 1 }) },
    );
    await user.click(await screen.findByRole('link', { name: '常购' }));
    expect(currentPath()).toBe('/home/all_product?list=bought');
    expect(await screen.findByRole('heading', { name: '常购商品' })).toBeVisible();
    expect(api.bodiesOf('order/bought/page')).toEqual([{ current: 1, pageSize: 8 }]);
  });

  test('the last unit and quantity are offered again, and go into the cart at once', async () => {
    const { user, api } = openBought();
    expect(await screen.findByText('上次 6 箱 · 2026-10-02')).toBeVisible();
    expect(await quantity()).toHaveValue('6');
    await user.click(await add());
    expect(await screen.findByText('商品已加入购物车')).toBeVisible();
    expect(api.bodiesOf('memberCart/add')).toEqual([{ skuId: 'box', count: 6 }]);
  });

  test('when that unit is discontinued another is chosen', async () => {
    const { user } = openBought({
      'order/bought/page': () => ({ list: [{ ...bought, lastSkuId: 'old' }], total: 1 }),
    });
    await user.click(await add());
    expect(await screen.findByRole('group', { name: '请选择单位' })).toBeVisible();
  });

  test('it can be searched', async () => {
    const { user, api, currentPath } = openBought();
    await user.type(await screen.findByRole('textbox', { name: '在常购商品中搜索' }), '消毒{Enter}');
    expect(new URLSearchParams(currentPath().split('?')[1]).get('name')).toBe('消毒');
    expect(api.bodiesOf('order/bought/page').at(-1)).toEqual({ name: '消毒', current: 1, pageSize: 8 });
  });

  test('without past purchases it links to the products', async () => {
    openBought({ 'order/bought/page': () => ({ list: [], total: 0 }) });
    expect(await screen.findByText('您还没有买过商品')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部商品' })).toBeVisible();
  });

  test('a list that fails to load can be retried', async () => {
    const { user } = openBought({ 'order/bought/page': () => refuse('69999', '系统繁忙') });
    const retry = await screen.findByRole('button', { name: '重新加载' });
    fakeApi({
      'product/catagories': () => [],
      'order/bought/page': () => ({ list: [bought], total: 1 }),
    });
    await user.click(retry);
    expect(await add()).toBeVisible();
  });

  test('a visitor logs in first, and returns', async () => {
    fakeApi({ 'product/catagories': () => [] });
    renderScreen(<App />, { path: '/home/all_product?list=bought', mount: '/home', session: null });
    expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent('/home/all_product?list=bought')}`,
    );
  });
});
