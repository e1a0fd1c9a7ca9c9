import { screen, waitFor, within } from '@testing-library/react';
import type { CartSkuConsignee } from 'shared-kernel/contracts';
import {
  aCartGift,
  aCartSkuConsignee,
  aConsignee,
  aHospital,
  aSession,
  breakNetwork,
  holdAnswer,
  neverReply,
  refuse,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { changeLines } from '../model/cart-lines';
import { withPendingDeliveries } from '../model/split-delivery';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

const delivery = aCartSkuConsignee({
  id: 'd1',
  consigneeId: 'h1-a',
  hospitalClientId: 'h1',
  hospitalName: '临江市第一人民医院',
  address: '门诊楼',
  count: 2,
});
const split = aProductWith([aLine({ id: 'split', count: 2, maxQty: 10, cartSkuConsignees: [delivery] })]);
const whole = aProductWith([aLine({ id: 'whole' })], { name: '一次性活检钳' });
const left = aProductWith([aLine({ id: 'left', selected: false })], { name: '医用防护口罩' });

/** A fake server that stores deliveries. */
function aSplitShop(products = [split, whole, left], answers: Parameters<typeof aShopWith>[1] = {}) {
  const shop = aShopWith(products, {
    'client/chain/hospital/list': () => [aHospital({ id: 'h2', name: '临江市中医院' })],
    'client/consignee': () => [aConsignee({ id: 'h2-a', address: '中药房' })],
    'memberCart/consignee/edit': ({ id, cartSkuId, consigneeId, hospitalClientId, count: asked, sort }) => {
      const count = asked || 1;
      shop.changeCart((cart) => {
        if (id) return withPendingDeliveries(cart, { counts: new Map([[id, count]]), removed: new Map() });
        const added: CartSkuConsignee = aCartSkuConsignee({
          id: `d-${cartSkuId}-${consigneeId}`,
          consigneeId,
          hospitalClientId: hospitalClientId ?? null,
          count,
          sort,
          hospitalName: '临江市中医院',
          address: '中药房',
        });
        return changeLines(cart, (line) =>
          line.id === cartSkuId
            ? {
                ...line,
                wantedCount: line.wantedCount ?? line.count,
                cartSkuConsignees: [...line.cartSkuConsignees, added],
              }
            : line,
        );
      });
      return { amount: 3, id: id ?? 'd9' };
    },
    'memberCart/consignee/delete': ({ id }) => {
      shop.changeCart((cart) =>
        withPendingDeliveries(cart, { counts: new Map(), removed: new Map([[id, true]]) }),
      );
      return { amount: 3 };
    },
    ...answers,
  });
  return shop;
}

const openSplit = (clientType: 1 | 5 = 5) =>
  renderScreen(<App />, {
    path: '/shoppingCar/divideOrder',
    mount: '/shoppingCar',
    session: aSession({ clientType }),
  });
const quantityAt = (place: string) => screen.findByRole('spinbutton', { name: new RegExp(place) });

beforeAll(preloadFeedback);

test('shows the goods selected in the cart, each with its hospitals', async () => {
  aSplitShop();
  openSplit();
  const first = within(await screen.findByRole('row', { name: /临江市第一人民医院/ }));
  expect(first.getByRole('spinbutton')).toHaveValue('2');
  expect(
    within(screen.getByRole('row', { name: /一次性活检钳/ })).getByText('尚未添加收货地址'),
  ).toBeVisible();
  expect(screen.queryByText('医用防护口罩')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: '拆分合计' })).toHaveTextContent('2 种商品，配送至 1 个地址');
  expect(screen.getByRole('link', { name: '购物车' })).toHaveAttribute('href', '/shoppingCar');
});

test('has a skeleton, and goods that fail to load can be retried', async () => {
  aSplitShop([], { 'memberCart/page': neverReply });
  const { unmount } = openSplit();
  expect(await screen.findByRole('status', { name: '购物车加载中' })).toBeVisible();
  unmount();

  aSplitShop([], { 'memberCart/page': breakNetwork });
  const { user } = openSplit();
  const retry = await screen.findByRole('button', { name: '重新加载' });
  aSplitShop();
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /临江市第一人民医院/ })).toBeVisible();
});

test('without a selection links back to the cart', async () => {
  aSplitShop([left]);
  openSplit();
  expect(await screen.findByText('请返回购物车勾选商品')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '返回购物车' })[0]).toHaveAttribute('href', '/shoppingCar');
});

test('is for chain clients only', async () => {
  const { requests } = aSplitShop();
  openSplit(1);
  expect(await screen.findByText('当前账号不支持拆分配送')).toBeVisible();
  expect(requests).toEqual([]);
});

test('selection and dealer are changed in the cart', async () => {
  aSplitShop();
  const { user } = openSplit();
  await user.click(await screen.findByRole('checkbox', { name: /选择 一次性活检钳/ }));
  expect(await screen.findByText('请返回购物车勾选商品')).toBeVisible();
  await user.click(
    within(screen.getByRole('region', { name: '经销商' })).getByRole('button', { name: '更换' }),
  );
  expect(await screen.findByText('请返回购物车选择经销商')).toBeVisible();
});

test('an address is added to a line with the count 1', async () => {
  const { bodiesOf } = aSplitShop();
  const { user } = openSplit();
  await user.click(await screen.findByRole('button', { name: /为 复合过氧乙酸消毒液.* 添加地址/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加收货地址' }));
  expect(dialog.queryByRole('checkbox', { name: /商业备货/ })).not.toBeInTheDocument();
  await user.click(await dialog.findByRole('radio', { name: '临江市中医院' }));
  await dialog.findByText('中药房');
  await user.click(dialog.getByRole('button', { name: '确定' }));
  expect(await quantityAt('中药房')).toHaveValue('1');
  expect(bodiesOf('memberCart/consignee/edit')).toEqual([
    { cartSkuId: 'split', consigneeId: 'h2-a', hospitalClientId: 'h2', count: 1, sort: 1 },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an address is added to all goods that do not have it yet', async () => {
  const { bodiesOf } = aSplitShop();
  const { user } = openSplit();
  const addToAll = async () => {
    await user.click(await screen.findByRole('button', { name: '为全部商品添加地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加收货地址' }));
    await user.click(await dialog.findByRole('radio', { name: '临江市中医院' }));
    await dialog.findByText('中药房');
    await user.click(dialog.getByRole('button', { name: '确定' }));
  };
  await addToAll();
  await waitFor(() => expect(screen.getAllByRole('row', { name: /中药房/ })).toHaveLength(2));
  await addToAll();
  expect(await screen.findByText('该收货地址已添加')).toBeVisible();
  expect(bodiesOf('memberCart/consignee/edit')).toHaveLength(2);
});

test('a quantity counts at once, is sent once, and changes the payable total', async () => {
  const { bodiesOf } = aSplitShop([split]);
  const { user } = openSplit();
  const field = await quantityAt('门诊楼');
  expect(field).toHaveAttribute('aria-valuemin', '0');
  expect(field).toHaveAttribute('aria-valuemax', '10');
  await user.clear(field);
  await user.type(field, '10');
  expect(screen.getByRole('region', { name: '拆分合计' })).toHaveTextContent('¥ 3,860.00');
  await waitFor(() => expect(bodiesOf('memberCart/consignee/edit')).toHaveLength(1));
  expect(bodiesOf('memberCart/consignee/edit')).toEqual([
    { id: 'd1', cartSkuId: 'split', consigneeId: 'h1-a', hospitalClientId: 'h1', count: 10, sort: 0 },
  ]);
});

test('0 is sent as 1', async () => {
  const { bodiesOf } = aSplitShop([split]);
  const { user } = openSplit();
  const field = await quantityAt('门诊楼');
  await user.clear(field);
  await user.type(field, '0');
  await user.tab();
  expect(field).toHaveValue('1');
  await waitFor(() =>
    expect(bodiesOf('memberCart/consignee/edit').at(-1)).toMatchObject({ id: 'd1', count: 1 }),
  );
});

test('a quantity that the server refuses is reverted, with the reason', async () => {
  const { answer, release } = holdAnswer(() => refuse('60002', '库存不足'));
  aSplitShop([split], { 'memberCart/consignee/edit': answer });
  const { user } = openSplit();
  await user.click(
    within(await screen.findByRole('row', { name: /门诊楼/ })).getByRole('button', { name: /^增加数量/ }),
  );
  expect(await quantityAt('门诊楼')).toHaveValue('3');
  release();
  expect(await screen.findByText('库存不足')).toBeVisible();
  await waitFor(async () => expect(await quantityAt('门诊楼')).toHaveValue('2'));
});

test('an address is removed from its line', async () => {
  const { bodiesOf } = aSplitShop([split]);
  const { user } = openSplit();
  await user.click(await screen.findByRole('button', { name: /移除 .*门诊楼/ }));
  expect(await screen.findByText('尚未添加收货地址')).toBeVisible();
  expect(bodiesOf('memberCart/consignee/delete')).toEqual([{ id: 'd1' }]);
});

test('gifts are chosen per address', async () => {
  const gifts = [aCartGift({ code: 'card', count: 2 })];
  const withGifts = { ...delivery, giftSkus: [{ code: 'card', count: 2 }] };
  aSplitShop([aProductWith([aLine({ unitCount: 6, count: 2, gifts, cartSkuConsignees: [withGifts] })])]);
  openSplit();
  const field = await screen.findByRole('spinbutton', { name: '赠品 浓度测试卡 数量' });
  expect(field).toHaveValue('2');
  expect(field).toHaveAttribute('aria-valuemax', '12');
});

test('the remark is that of the cart', async () => {
  aSplitShop([split]);
  const { user } = openSplit();
  await screen.findByRole('row', { name: /门诊楼/ });
  await user.type(screen.getByRole('textbox', { name: '订单备注' }), '上午送货');
  expect(screen.getByRole('link', { name: '返回购物车' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '去结算' }));
  expect(await screen.findByRole('heading', { name: '购物车' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: '订单备注' })).toHaveValue('上午送货');
});

describe('the allocation', () => {
  const three = aProductWith([
    aLine({
      id: 'three',
      count: 6,
      maxQty: 100,
      cartSkuConsignees: ['a', 'b', 'c'].map((place, sort) =>
        aCartSkuConsignee({
          id: `d-${place}`,
          consigneeId: `to-${place}`,
          hospitalClientId: 'h1',
          sort,
          count: 2,
          hospitalName: `分院${place}`,
          address: `地址${place}`,
        }),
      ),
    }),
  ]);
  const counts = () =>
    screen
      .getAllByRole('spinbutton', { name: /地址. 数量/ })
      .map((field) => field.getAttribute('aria-valuenow'));
  const bar = () => screen.getByRole('region', { name: '拆分合计' });

  test('is shown beside the rest, and can be spread evenly', async () => {
    const { bodiesOf } = aSplitShop([three]);
    const { user } = openSplit();
    const total = await screen.findByRole('spinbutton', { name: /总数量/ });
    expect(bar()).toHaveTextContent('已分配 6，剩余 0');
    await user.clear(total);
    await user.type(total, '20');
    await user.tab();
    expect(screen.getByRole('row', { name: /总数量|平均分配/ })).toHaveTextContent('已分配 6 剩余 14 箱');
    expect(bar()).toHaveTextContent('剩余 14');
    await user.click(screen.getByRole('button', { name: /平均分配/ }));
    expect(counts()).toEqual(['7', '7', '6']);
    expect(bar()).toHaveTextContent('已分配 20，剩余 0');
    await waitFor(() =>
      expect(bodiesOf('memberCart/consignee/edit').map(({ count }) => count)).toEqual([7, 7, 6]),
    );
  });

  test('can be copied down, and pasted from a spreadsheet', async () => {
    aSplitShop([three]);
    const { user } = openSplit();
    const first = await quantityAt('地址a');
    await user.clear(first);
    await user.type(first, '9');
    await user.click(screen.getByRole('button', { name: /分院a.*向下复制/ }));
    expect(counts()).toEqual(['9', '9', '9']);

    const paste = async (text: string) => {
      await user.click(await quantityAt('地址b'));
      await user.paste(text);
    };
    await paste('4\n5\n');
    await waitFor(() => expect(counts()).toEqual(['9', '4', '5']));
    await paste('1\n2\n3');
    expect(await screen.findByText('粘贴了 3 行，从此处起只有 2 个收货地址')).toBeVisible();
    await waitFor(() => expect(counts()).toEqual(['9', '4', '5']));
  });

  test('is copied to the products below with its addresses', async () => {
    const { bodiesOf } = aSplitShop([three, whole]);
    const { user } = openSplit();
    await user.click(await screen.findByRole('button', { name: /复制到下方商品/ }));
    expect(await screen.findByText('已复制到下方 1 种商品')).toBeVisible();
    expect(bodiesOf('memberCart/consignee/edit')).toEqual(
      ['a', 'b', 'c'].map((place, sort) => ({
        cartSkuId: 'whole',
        consigneeId: `to-${place}`,
        hospitalClientId: 'h1',
        count: 2,
        sort,
      })),
    );
  });

  test('keeps the wanted total on the server, also when an address is removed', async () => {
    const { bodiesOf } = aSplitShop([split]);
    const { user, unmount } = openSplit();
    const total = await screen.findByRole('spinbutton', { name: /总数量/ });
    await user.clear(total);
    await user.type(total, '8');
    await user.tab();
    await waitFor(() => expect(bodiesOf('memberCart/edit')).toMatchObject([{ id: 'split', count: 8 }]));
    expect(bar()).toHaveTextContent('已分配 2，剩余 6');
    await user.click(screen.getByRole('button', { name: /移除 .*门诊楼/ }));
    expect(bar()).toHaveTextContent('已分配 0，剩余 8');
    unmount();
    sessionStorage.clear();
    openSplit();
    expect(await screen.findByRole('spinbutton', { name: /总数量/ })).toHaveValue('8');
  });
});

describe('a list of hospitals and quantities', () => {
  const openSheet = async () => {
    const { user } = openSplit();
    await user.click(await screen.findByRole('button', { name: '按表格拆分' }));
    return user;
  };
  const pasteList = async (user: Awaited<ReturnType<typeof openSheet>>, text: string) => {
    await user.click(await screen.findByLabelText('粘贴医院与数量'));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: '填入下表' }));
    return within(await screen.findByRole('table', { name: '表格内容核对' }));
  };

  test('clear rows are allocated, the others stay with their reason', async () => {
    const { bodiesOf } = aSplitShop();
    const user = await openSheet();
    const check = await pasteList(
      user,
      '医院\t品名\t数量\n中医院\t一次性活检钳\t2\n北山医院\t一次性活检钳\t3',
    );
    expect(await check.findByText('可分配')).toBeVisible();
    expect(check.getByText('没有找到医院“北山医院”，请选择')).toBeVisible();
    expect(screen.getByRole('list', { name: '分配后' })).toHaveTextContent('已分配 2，剩余 0');
    await user.click(screen.getByRole('button', { name: '分配 1\u00a0行' }));
    expect(await screen.findByRole('row', { name: /中药房/ })).toBeVisible();
    expect(bodiesOf('memberCart/consignee/edit')).toMatchObject([
      { cartSkuId: 'whole', consigneeId: 'h2-a', hospitalClientId: 'h2', count: 2 },
    ]);
    const left = within(screen.getByRole('table', { name: '表格内容核对' }));
    await waitFor(() => expect(left.getAllByRole('row')).toHaveLength(2));
    expect(left.getByText('没有找到医院“北山医院”，请选择')).toBeVisible();
  });

  test('a hospital with several addresses has to be chosen from, and a list without a product gets one', async () => {
    const { bodiesOf } = aSplitShop(undefined, {
      'client/consignee': () => [
        aConsignee({ id: 'h2-a', address: '中药房' }),
        aConsignee({ id: 'h2-b', address: '手术室' }),
      ],
    });
    const user = await openSheet();
    const check = await pasteList(user, '临江市中医院 2');
    expect(await check.findByText('该医院有 2 个收货地址，请选择')).toBeVisible();
    await user.selectOptions(check.getByLabelText(/收货地址$/), 'h2-b');
    expect(await check.findByText('请选择数量属于哪种商品')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('表格没有写明商品，数量属于'), 'whole');
    await user.click(await screen.findByRole('button', { name: '分配 1\u00a0行' }));
    await waitFor(() =>
      expect(bodiesOf('memberCart/consignee/edit')).toMatchObject([
        { cartSkuId: 'whole', consigneeId: 'h2-b', count: 2 },
      ]),
    );
  });

  test('parts that were not accepted keep their rows', async () => {
    aSplitShop(undefined, { 'memberCart/consignee/edit': breakNetwork });
    const user = await openSheet();
    const check = await pasteList(user, '临江市中医院\t一次性活检钳\t2');
    await check.findByText('可分配');
    await user.click(screen.getByRole('button', { name: '分配 1\u00a0行' }));
    expect(await screen.findByText('网络连接失败，部分地址尚未添加，请重试')).toBeVisible();
    expect(check.getByText('可分配')).toBeVisible();
  });
});
