import { screen, waitFor, within } from '@testing-library/react';
import { getSession } from 'shared-kernel/session';
import {
  aProduct,
  aProductRow,
  aProductSku,
  aSession,
  type FakeAnswers,
  fakeApi,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback, type SlotLoaderProps } from 'shared-kernel/ui';
import App from '../app';
import { noFacetAnswer } from '../testing/fake-shop';

const bottle = aProductSku({
  id: 'bottle',
  name: '瓶',
  remark: null,
  unitCount: 1,
  discountPriceUnit: '61.20',
  priceUnit: '68.00',
});
const box = aProductSku({ id: 'box', name: '箱', remark: '6 瓶/箱', discountPriceUnit: '347.40' });
const gone = aProductSku({ id: 'gone', name: '托', remark: null, stockState: 'none' });
const disinfectant = aProductRow({
  id: 'p1',
  name: '消毒液',
  model: 'AL-PAA 500',
  productSkues: [bottle, box, gone],
  specs: [{ name: '规格', value: '500 mL' }],
  expectedDate: '2999-01-01',
});
const large = aProductRow({
  id: 'p2',
  name: '消毒液 大',
  model: 'AL-PAA 5000',
  productSkues: [aProductSku({ id: 'large', name: '桶', remark: null, discountPriceUnit: '150.00' })],
  specs: [{ name: '规格', value: '5 L' }],
});
const coming = aProductRow({ id: 'p3', name: '新品', canOrder: false, status: 2, specs: [] });

const slotLoader = ({ name, props }: SlotLoaderProps) => (
  <p>
    {name} {JSON.stringify(props)}
  </p>
);

const open = (path = '/searchpage?name=x', more: FakeAnswers = {}, session = aSession()) => {
  const api = fakeApi({
    'product/catagories': () => [],
    'product/rows': () => ({ list: [disinfectant, large, coming], total: 3 }),
    ...noFacetAnswer,
    'product/page': () => ({ list: [aProduct({ name: '卡片' })], total: 1 }),
    'member/preferences/edit': () => null,
    'memberCart/add': () => ({ amount: 1 }),
    ...more,
  });
  const mount = path.startsWith('/searchpage') ? '/searchpage' : '/home';
  return { api, ...renderScreen(<App />, { path, mount, session, slotLoader }) };
};

const table = async () => within(await screen.findByRole('table', { name: '搜索结果' }));
const row = async (name: RegExp) => within((await table()).getByRole('row', { name }));
const added = (...verdicts: ('added' | 'stockShort')[]) => ({
  amount: verdicts.length,
  results: verdicts.map((verdict) => ({ verdict, sku: null, units: [] })),
});

beforeAll(preloadFeedback);
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

describe('the view', () => {
  test('a buyer’s search opens as a list of thirty products', async () => {
    const { api } = open();
    expect((await table()).getAllByRole('row')).toHaveLength(6);
    expect(api.bodiesOf('product/rows')).toEqual([{ name: 'x', sort: 'default', current: 1, pageSize: 30 }]);
    expect(api.bodiesOf('product/page')).toEqual([]);
  });

  test('so does a category, until the buyer chooses the grid, which is stored', async () => {
    const { user, api } = open('/home/all_product');
    expect(await screen.findByRole('table', { name: '全部商品' })).toBeVisible();
    expect(api.bodiesOf('product/page')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '网格', pressed: false }));
    expect(await screen.findByRole('link', { name: /卡片/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '网格', pressed: true })).toBeVisible();
    expect(api.bodiesOf('member/preferences/edit')).toEqual([{ productView: 'grid' }]);
    expect(getSession()?.user.productView).toBe('grid');
  });

  test('and a list in a narrow window', async () => {
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation(
        (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
      );
    open();
    expect((await table()).getByRole('spinbutton', { name: '消毒液 箱 数量' })).toBeVisible();
    expect(screen.getByRole('button', { name: '清单', pressed: true })).toBeVisible();
    jest.restoreAllMocks();
  });

  test('a shortcut key toggles it', async () => {
    const { user, api } = open();
    await table();
    await user.keyboard('{Alt>}v{/Alt}');
    expect(await screen.findByRole('link', { name: /卡片/ })).toBeVisible();
    expect(api.bodiesOf('member/preferences/edit')).toEqual([{ productView: 'grid' }]);
  });

  test('an earlier choice applies to all lists', async () => {
    const { api } = open('/searchpage', {}, aSession({ productView: 'grid' }));
    expect(await screen.findByRole('link', { name: /卡片/ })).toBeVisible();
    expect(api.bodiesOf('product/rows')).toEqual([]);
  });

  test('a visitor has cards, and no choice', async () => {
    fakeApi({ ...noFacetAnswer, 'product/page': () => ({ list: [aProduct({ name: '卡片' })], total: 1 }) });
    renderScreen(<App />, { path: '/searchpage', mount: '/searchpage', session: null });
    expect(await screen.findByRole('link', { name: /卡片/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: '显示方式' })).not.toBeInTheDocument();
  });
});

describe('a row', () => {
  test('is a unit with pack, stock, own price, and distinguishing specifications', async () => {
    open();
    expect((await table()).getByRole('columnheader', { name: '规格' })).toBeVisible();
    const unit = (await table()).getByRole('row', { name: /AL-PAA 500 .*6 瓶\/箱/ });
    expect(unit).toHaveTextContent('AL-PAA 500消毒液500 mL箱6 瓶/箱有货¥ 347.40¥ 386.00');
    expect(within(unit).getByText('¥ 386.00').tagName).toBe('S');
  });

  test('can be added to the cart on its own', async () => {
    const { user, api } = open();
    await user.click((await table()).getByRole('button', { name: '消毒液 箱 加入购物车' }));
    expect(await screen.findByText('商品已加入购物车')).toBeVisible();
    expect(api.bodiesOf('memberCart/add')).toEqual([{ skuId: 'box', count: 1 }]);
  });

  test('that was added can be taken back from the toast, which also leads to the cart', async () => {
    const { user, api } = open('/searchpage', { 'memberCart/takeBack': () => ({ amount: 0 }) });
    await user.click((await table()).getByRole('button', { name: '消毒液 箱 加入购物车' }));
    expect(await screen.findByRole('button', { name: '查看购物车' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByText('已撤销加入')).toBeVisible();
    expect(api.bodiesOf('memberCart/takeBack')).toEqual([{ rows: [{ skuId: 'box', count: 1 }] }]);
  });

  test('goes into a purchase list in its quantity, also while it is out of stock', async () => {
    const { user } = open();
    const field = (await table()).getByRole('spinbutton', { name: '消毒液 箱 数量' });
    await user.clear(field);
    await user.type(field, '6');
    await user.click((await table()).getByRole('button', { name: '消毒液 箱 加入清单' }));
    expect(await screen.findByText('cart/add-to-list {"goods":[{"skuId":"box","count":6}]}')).toBeVisible();
    await user.click((await table()).getByRole('button', { name: '消毒液 托 加入清单' }));
    expect(await screen.findByText('cart/add-to-list {"goods":[{"skuId":"gone","count":1}]}')).toBeVisible();
    expect((await row(/新品/)).queryByRole('button', { name: /加入清单/ })).not.toBeInTheDocument();
  });

  test('cannot be selected while out of stock or coming soon', async () => {
    open();
    expect((await row(/托/)).getByRole('checkbox')).toBeDisabled();
    expect((await row(/托/)).getByText('预计 2999-01-01 到货')).toBeVisible();
    expect((await row(/托/)).getByRole('button', { name: /加入购物车/ })).toBeDisabled();
    expect((await row(/新品/)).queryByRole('checkbox', { name: /^选择/ })).not.toBeInTheDocument();
    expect((await row(/新品/)).getByText('即将上市')).toBeVisible();
  });

  test('of a product that is out has its notice, which can be cancelled', async () => {
    let isAwaited = false;
    const none = { ...gone, id: 'none' };
    const out = () =>
      aProductRow({ id: 'p4', name: '碘伏', stockState: 'none', isAwaited, productSkues: [none] });
    const { user, api } = open('/searchpage?name=x', {
      'product/rows': () => ({ list: [disinfectant, out()], total: 2 }),
      'product/arrival/add': () => {
        isAwaited = true;
        return null;
      },
      'product/arrival/cancel': () => {
        isAwaited = false;
        return null;
      },
    });
    // Of the disinfectant another unit can be had.
    expect((await row(/消毒液.*托/)).queryByRole('button', { name: /到货通知/ })).not.toBeInTheDocument();
    await user.click((await row(/碘伏/)).getByRole('button', { name: '到货通知 碘伏' }));
    const cancel = await screen.findByRole('button', { name: '取消到货通知 碘伏' });
    expect(cancel).toHaveFocus();
    await user.click(cancel);
    expect((await row(/碘伏/)).getByRole('button', { name: '到货通知 碘伏' })).toBeVisible();
    expect(api.bodiesOf('product/arrival/add')).toEqual([{ productId: 'p4' }]);
    expect(api.bodiesOf('product/arrival/cancel')).toEqual([{ productId: 'p4' }]);
  });

  test('arrow keys move between the quantities', async () => {
    const { user } = open();
    const quantity = async (name: string) => (await table()).getByRole('spinbutton', { name });
    await user.click(await quantity('消毒液 瓶 数量'));
    await user.keyboard('{ArrowDown}');
    expect(await quantity('消毒液 箱 数量')).toHaveFocus();
  });
});

describe('adding all', () => {
  const bar = async () => within(await screen.findByRole('region', { name: '已选商品' }));

  test('selected rows go into the cart in one call, with one total', async () => {
    const { user, api } = open(undefined, { 'memberCart/addBatch': () => added('added', 'added') });
    const quantity = (await table()).getByRole('spinbutton', { name: '消毒液 箱 数量' });
    await user.clear(quantity);
    await user.type(quantity, '6');
    await user.click((await table()).getByRole('checkbox', { name: '选择 消毒液 大 桶' }));
    expect((await bar()).getByText('¥ 2,234.40')).toBeVisible();
    await user.click((await bar()).getByRole('button', { name: '全部加入购物车' }));
    expect(await screen.findByText('2 项商品已加入购物车')).toBeVisible();
    expect(api.bodiesOf('memberCart/addBatch')).toEqual([
      {
        rows: [
          { skuId: 'box', count: 6 },
          { skuId: 'large', count: 1 },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: '已选商品' })).not.toBeInTheDocument());
  });

  test('the head’s checkbox selects all orderable rows', async () => {
    const { user } = open();
    await user.click((await table()).getByRole('checkbox', { name: '选择本页全部商品' }));
    expect((await bar()).getByText('3')).toBeVisible();
    await user.click((await bar()).getByRole('button', { name: '清除选择' }));
    expect((await table()).getByRole('checkbox', { name: '选择本页全部商品' })).not.toBeChecked();
  });

  test('a row that was not added says why, and stays selected', async () => {
    const { user } = open(undefined, { 'memberCart/addBatch': () => added('stockShort', 'added') });
    await user.click((await table()).getByRole('checkbox', { name: '选择 消毒液 箱' }));
    await user.click((await table()).getByRole('checkbox', { name: '选择 消毒液 大 桶' }));
    await user.click((await bar()).getByRole('button', { name: '全部加入购物车' }));
    expect(await screen.findByText('1 项商品未能加入购物车')).toBeVisible();
    expect((await row(/6 瓶\/箱/)).getByRole('alert')).toHaveTextContent('库存不足');
    expect((await bar()).getByText('1')).toBeVisible();
  });

  test('the selection survives paging', async () => {
    const { user } = open(undefined, {
      'product/rows': ({ current }) => ({ list: current === 2 ? [large] : [disinfectant], total: 31 }),
    });
    await user.click((await table()).getByRole('checkbox', { name: '选择 消毒液 箱' }));
    await user.click(screen.getByRole('link', { name: /2/ }));
    await user.click(await screen.findByRole('checkbox', { name: '选择 消毒液 大 桶' }));
    expect((await bar()).getByText('2')).toBeVisible();
  });
});

test('past purchases are offered with their unit and quantity', async () => {
  const last = {
    lastSkuId: 'box',
    lastCount: 6,
    lastTime: '2026-10-02 09:00:00',
    everyDays: null,
    isDue: false,
  };
  const { user, api } = open('/home/all_product?list=bought', {
    'order/bought/page': () => ({ list: [{ ...disinfectant, ...last }], total: 1 }),
    'memberCart/addBatch': () => added('added'),
  });
  const bought = within(await screen.findByRole('table', { name: '常购商品' }));
  expect(bought.getAllByRole('row')).toHaveLength(2);
  expect(bought.getByText('上次 6 箱 · 2026-10-02')).toBeVisible();
  await user.click(bought.getByRole('checkbox', { name: '选择 消毒液 箱' }));
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(await screen.findByText('1 项商品已加入购物车')).toBeVisible();
  expect(api.bodiesOf('memberCart/addBatch')).toEqual([{ rows: [{ skuId: 'box', count: 6 }] }]);
});
