import { act, screen, waitFor, within } from '@testing-library/react';
import type { PurchaseListLine, ReplyOf } from 'shared-kernel/contracts';
import { getSession } from 'shared-kernel/session';
import {
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  holdAnswer,
  refuse,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aListHead, aListLine, aPurchaseList } from '../testing/a-purchase-list';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

const gel = aListLine();
const mask = aListLine({
  id: 'mask',
  count: 60,
  sku: { productName: '口罩', unitName: '盒', discountPriceUnit: '20.00' },
  seenPriceUnit: '18.00',
});
const gone = aListLine({
  id: 'gone',
  verdict: 'unlisted',
  sku: { productName: '旧试纸', discountPriceUnit: null },
});

const resultOf = ({ sku }: PurchaseListLine): ReplyOf<'purchaseList/order'>['results'][number] => ({
  verdict: 'added',
  sku,
  units: [],
});

/** A server that keeps one list. */
function open(lines = [gel, mask, gone], answers: FakeAnswers = {}, over = {}) {
  let now = lines;
  let removed: PurchaseListLine[] = [];
  const api = fakeApi({
    'purchaseList/all': () => [aListHead(over)],
    'purchaseList/detail': () => aPurchaseList(now, over),
    'purchaseList/line/edit': ({ lineId, version, count, note }) => {
      now = now.map((line) => (line.id === lineId ? { ...line, count, note, version: version + 1 } : line));
      return { version: version + 1 };
    },
    'purchaseList/line/remove': ({ lineIds }) => {
      removed = now;
      now = now.filter(({ id }) => !lineIds.includes(id));
      return null;
    },
    'purchaseList/line/restore': () => {
      now = removed;
      return null;
    },
    'purchaseList/line/move': ({ lineId, beforeId }) => {
      const moved = now.filter(({ id }) => id === lineId);
      const rest = now.filter(({ id }) => id !== lineId);
      const place = beforeId === null ? rest.length : rest.findIndex(({ id }) => id === beforeId);
      now = rest.toSpliced(place, 0, ...moved);
      return null;
    },
    'purchaseList/order': ({ lines: sent }) => ({
      amount: sent.length,
      results: sent.flatMap(({ id }) => now.filter((line) => line.id === id).map(resultOf)),
    }),
    'memberCart/page': () => ({ list: [], total: 0 }),
    'client/licences': () => ({ blocks: false, problems: [] }),
    'dict/list': () => [],
    'client/consignee': () => [],
    ...answers,
  });
  const change = (next: readonly PurchaseListLine[]) => {
    now = [...next];
  };
  return {
    ...api,
    change,
    ...renderScreen(<App />, {
      path: '/shoppingCar/list?id=list-1',
      mount: '/shoppingCar',
      slotLoader: ({ name, props }) => (
        <p>
          {name} {JSON.stringify(props)}
        </p>
      ),
    }),
  };
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const bar = () => screen.getByRole('region', { name: '清单合计' });
const quantity = (name: string) => screen.findByRole('spinbutton', { name: `${name} 数量` });

test('a list prints with its notes, and room to write what is wanted this time', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = open([{ ...gel, note: '送三号手术室' }, gone]);
  await user.click(await screen.findByRole('button', { name: '打印' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  act(() => window.dispatchEvent(new Event('beforeprint')));
  const paper = screen.getByRole('article', { name: '采购清单' });
  expect(paper).toHaveTextContent(/采购清单手术室.*临江市第一人民医院/);
  expect(
    within(paper)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '序号商品名称／型号常用数量备注本次数量',
    '1凝胶　AL-13\u00a0瓶送三号手术室',
    '2旧试纸　AL-1（当前不可订购）3\u00a0瓶',
  ]);
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('each line shows price, stock and sum, and what has changed', async () => {
  open();
  expect(await row(/凝胶/)).toHaveTextContent('有货¥ 10.00');
  expect(await row(/口罩/)).toHaveTextContent('价格已变更：¥ 18.00 → ¥ 20.00');
  expect(await row(/口罩/)).toHaveTextContent('¥ 1,200.00');
  const old = await row(/旧试纸/);
  expect(old).toHaveTextContent('已下架或尚未上市');
  expect(old).toHaveTextContent('orders/instead-of {"productId":"product-of-gone"');
  expect(within(old).getByRole('checkbox')).toBeDisabled();
  expect(bar()).toHaveTextContent('已选 2 种');
  expect(bar()).toHaveTextContent('¥ 1,230.00');
});

test('all goes into the cart with one press, which then opens', async () => {
  const { user, bodiesOf, currentPath } = open();
  await row(/凝胶/);
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar'));
  expect(bodiesOf('purchaseList/order')).toEqual([
    {
      id: 'list-1',
      lines: [
        { id: 'gel', count: 3 },
        { id: 'mask', count: 60 },
      ],
    },
  ]);
  expect(await screen.findByText('2 种商品已加入购物车')).toBeVisible();
});

test('what does not go says so at its line, and the page stays', async () => {
  const { user, currentPath } = open([gel, mask], {
    'purchaseList/order': () => ({
      amount: 1,
      results: [resultOf(gel), { ...resultOf(mask), verdict: 'overLimit' }],
    }),
  });
  await row(/凝胶/);
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  await waitFor(async () =>
    expect(within(await row(/口罩/)).getByRole('alert')).toHaveTextContent(
      '未加入：超出购物车的行数或数量上限',
    ),
  );
  expect(screen.getByText(/1 种商品已加入购物车，1 种未能加入/)).toBeVisible();
  expect(screen.getByRole('link', { name: '去购物车' })).toBeVisible();
  expect(currentPath()).toBe('/shoppingCar/list?id=list-1');
});

test('what went into the cart is chosen no longer, so that the next press has only the rest', async () => {
  const { user } = open([gel, mask], {
    'purchaseList/order': () => ({
      amount: 1,
      results: [resultOf(gel), { ...resultOf(mask), verdict: 'overLimit' }],
    }),
  });
  await row(/凝胶/);
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(await screen.findByRole('button', { name: '加入购物车' })).toBeEnabled();
  expect(within(await row(/凝胶/)).getByRole('checkbox')).not.toBeChecked();
  expect(within(await row(/口罩/)).getByRole('checkbox')).toBeChecked();
  expect(bar()).toHaveTextContent('已选 1 种');
});

test('only the chosen lines are added', async () => {
  const { user, bodiesOf } = open();
  await user.click(within(await row(/口罩/)).getByRole('checkbox'));
  expect(bar()).toHaveTextContent('¥ 30.00');
  await user.click(screen.getByRole('button', { name: '加入购物车' }));
  await waitFor(() =>
    expect(bodiesOf('purchaseList/order')).toMatchObject([{ lines: [{ id: 'gel', count: 3 }] }]),
  );
});

test('a typed quantity is saved before it is ordered', async () => {
  const { user, bodiesOf } = open([gel]);
  const field = await quantity('凝胶 瓶');
  await user.clear(field);
  await user.type(field, '7');
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  await waitFor(() => expect(bodiesOf('purchaseList/order')).toMatchObject([{ lines: [{ count: 7 }] }]));
  expect(bodiesOf('purchaseList/line/edit').at(-1)).toEqual({
    id: 'list-1',
    lineId: 'gel',
    version: 1,
    count: 7,
    note: '',
  });
});

test('a line that a colleague has changed says so, and keeps what was typed', async () => {
  const message = '李采购刚在别处把这一行改为 5 瓶';
  const shop = open([gel], {}, { shared: true });
  const { user, bodiesOf } = shop;
  const field = await quantity('凝胶 瓶');
  fakeApi({
    'purchaseList/detail': () => aPurchaseList([{ ...gel, count: 5, version: 2 }]),
    'purchaseList/line/edit': ({ version }) => (version === 1 ? refuse('60003', message) : { version: 3 }),
  });
  await user.clear(field);
  await user.type(field, '8');
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  const alert = await screen.findByText(new RegExp(message));
  expect(alert).toHaveTextContent(`${message}，您填的是 8 瓶`);
  expect(await quantity('凝胶 瓶')).toHaveValue('5');
  expect(bodiesOf('purchaseList/order')).toEqual([]);
  await user.click(screen.getByRole('button', { name: '用我填的 凝胶 瓶' }));
  expect(await quantity('凝胶 瓶')).toHaveValue('8');
  expect(screen.queryByText(new RegExp(message))).not.toBeInTheDocument();
});

test('leaving a field whose value was refused does not overwrite the colleague’s', async () => {
  const message = '李采购刚在别处把这一行改为 5 瓶';
  const { user, bodiesOf } = open([gel], {
    'purchaseList/line/edit': ({ version }) => (version === 1 ? refuse('60003', message) : { version: 3 }),
  });
  const field = await quantity('凝胶 瓶');
  await user.clear(field);
  await user.type(field, '8');
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  await user.tab();
  expect(await quantity('凝胶 瓶')).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: '保留现在的 凝胶 瓶' }));
  expect(screen.queryByText(new RegExp(message))).not.toBeInTheDocument();
  expect(bodiesOf('purchaseList/line/edit')).toHaveLength(1);
});

test('a line that a colleague has removed says what was typed there', async () => {
  const { user } = open([gel, mask], {}, { shared: true });
  const field = await quantity('凝胶 瓶');
  fakeApi({
    'purchaseList/detail': () => aPurchaseList([mask]),
    'purchaseList/line/edit': () => refuse('60004', '清单商品不存在或已删除'),
  });
  await user.clear(field);
  await user.type(field, '8');
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(await screen.findByText(/凝胶 已被移除，您填的 8 瓶没有保存/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/已被移除/)).not.toBeInTheDocument();
});

test('without a connection the quantity stays, and is not ordered; with it again it is sent', async () => {
  let isCut = true;
  const { user, bodiesOf } = open([gel], {
    'purchaseList/line/edit': ({ version }) => (isCut ? breakNetwork() : { version: version + 1 }),
  });
  const field = await quantity('凝胶 瓶');
  await user.clear(field);
  await user.type(field, '8');
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(await screen.findByText(/网络连接中断，1 处修改已为您保留/)).toBeVisible();
  expect(await quantity('凝胶 瓶')).toHaveValue('8');
  expect(bodiesOf('purchaseList/order')).toEqual([]);
  isCut = false;
  act(() => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/修改已为您保留/)).not.toBeInTheDocument());
});

test('an edit is sent with the version that the buyer saw, not with a newer one', async () => {
  let isCut = true;
  const edit = () => (isCut ? breakNetwork() : refuse('60003', '李采购刚在别处把这一行改为 5 瓶'));
  const shop = open([gel, mask], { 'purchaseList/line/edit': edit }, { shared: true });
  const { user, bodiesOf } = shop;
  const field = await quantity('凝胶 瓶');
  await user.clear(field);
  await user.type(field, '8');
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  await screen.findByText(/1 处修改已为您保留/);
  shop.change([{ ...gel, count: 5, version: 2 }, mask]);
  await user.click(screen.getByRole('button', { name: '下移 凝胶 瓶' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '下移 凝胶 瓶' })).toBeDisabled());
  const again = await quantity('凝胶 瓶');
  expect(again).toHaveValue('8');
  await user.clear(again);
  await user.type(again, '9');
  isCut = false;
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  await waitFor(() =>
    expect(bodiesOf('purchaseList/line/edit').at(-1)).toMatchObject({ version: 1, count: 9 }),
  );
  expect(await screen.findByText(/您填的是 9 瓶/)).toBeVisible();
});

test('the next edit builds on the version that the last one made', async () => {
  const { user, bodiesOf } = open([gel], {
    'purchaseList/detail': () => aPurchaseList([gel]),
    'purchaseList/order': () => ({ amount: 0, results: [{ ...resultOf(gel), verdict: 'overLimit' }] }),
  });
  for (const count of ['8', '9']) {
    await user.type(await quantity('凝胶 瓶'), `{Control>}a{/Control}${count}`);
    await user.click(await screen.findByRole('button', { name: '全部加入购物车' }));
    await waitFor(() => expect(bodiesOf('purchaseList/line/edit').at(-1)).toMatchObject({ count: +count }));
  }
  expect(bodiesOf('purchaseList/line/edit').at(-1)).toMatchObject({ version: 2 });
});

test('removing a line gives up its edit that was refused', async () => {
  const message = '李采购刚在别处把这一行改为 5 瓶';
  const { user } = open([gel, mask], { 'purchaseList/line/edit': () => refuse('60003', message) });
  const field = await quantity('凝胶 瓶');
  await user.clear(field);
  await user.type(field, '8');
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  await user.click(screen.getByRole('button', { name: '移除 凝胶 瓶' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /凝胶/ })).not.toBeInTheDocument());
  expect(screen.queryByText(/没有保存/)).not.toBeInTheDocument();
});

test('removing a line gives up its edit that is held', async () => {
  const { user } = open([gel, mask], { 'purchaseList/line/edit': breakNetwork });
  const field = await quantity('凝胶 瓶');
  await user.clear(field);
  await user.type(field, '8');
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(await screen.findByText(/1 处修改已为您保留/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '移除 凝胶 瓶' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /凝胶/ })).not.toBeInTheDocument());
  expect(screen.queryByText(/修改已为您保留/)).not.toBeInTheDocument();
});

describe('the session ends', () => {
  const ended = () => refuse('40001', '登录已过期');

  test('under a quantity and a note that are being saved: they are there after the login, and saved', async () => {
    const { answer, release } = holdAnswer(ended);
    const first = open([gel, mask], { 'purchaseList/line/edit': answer });
    const { user } = first;
    await user.type(await quantity('凝胶 瓶'), '{Control>}a{/Control}8');
    await user.click(screen.getByRole('button', { name: '添加备注 口罩 盒' }));
    await user.type(screen.getByRole('textbox', { name: '口罩 盒 备注' }), '送三号手术室{Enter}');
    release();
    await waitFor(() => expect(getSession()).toBeNull());
    first.unmount();
    const { bodiesOf } = open([gel, mask]);
    expect(await quantity('凝胶 瓶')).toHaveValue('8');
    expect(await screen.findByText('备注：送三号手术室')).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem('listEdits:client-1')).toBe('{"drafts":{}}'));
    expect(bodiesOf('purchaseList/line/edit').slice(-2)).toMatchObject([
      { lineId: 'gel', count: 8, note: '' },
      { lineId: 'mask', count: 60, note: '送三号手术室' },
    ]);
  });

  test('after an edit was saved whose answer never came: it is not sent again', async () => {
    const first = open([gel], { 'purchaseList/line/edit': ended });
    await first.user.type(await quantity('凝胶 瓶'), '{Control>}a{/Control}8');
    await waitFor(() => expect(getSession()).toBeNull());
    first.unmount();
    const sent = first.bodiesOf('purchaseList/line/edit').length;
    open([{ ...gel, count: 8, version: 2 }]);
    expect(await quantity('凝胶 瓶')).toHaveValue('8');
    await waitFor(() => expect(sessionStorage.getItem('listEdits:client-1')).toBe('{"drafts":{}}'));
    expect(first.bodiesOf('purchaseList/line/edit')).toHaveLength(sent);
  });

  test('while lines are left out: they are left out after the login', async () => {
    const first = open([gel, mask], { 'purchaseList/order': ended });
    await first.user.click(within(await row(/口罩/)).getByRole('checkbox'));
    await first.user.click(screen.getByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(getSession()).toBeNull());
    first.unmount();
    const { user, currentPath } = open([gel, mask]);
    expect(within(await row(/口罩/)).getByRole('checkbox')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(currentPath()).toBe('/shoppingCar'));
    expect(sessionStorage.getItem('choices:client-1')).toBe('{"drafts":{}}');
  });

  test('under its name: what was typed is in the form after the login, until it is closed', async () => {
    const first = open([gel], { 'purchaseList/edit': ended });
    await first.user.click(await screen.findByRole('button', { name: '名称与共享' }));
    await first.user.type(await screen.findByRole('textbox', { name: '清单名称' }), '常备');
    await first.user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(getSession()).toBeNull());
    first.unmount();
    const { user } = open([gel]);
    await user.click(await screen.findByRole('button', { name: '名称与共享' }));
    expect(await screen.findByRole('textbox', { name: '清单名称' })).toHaveValue('手术室常备');
    await user.click(screen.getByRole('button', { name: '取消' }));
    await user.click(await screen.findByRole('button', { name: '名称与共享' }));
    expect(await screen.findByRole('textbox', { name: '清单名称' })).toHaveValue('手术室');
  });
});

test('a note is kept with its line', async () => {
  const { user, bodiesOf } = open([gel]);
  await user.click(await screen.findByRole('button', { name: '添加备注 凝胶 瓶' }));
  await user.type(screen.getByRole('textbox', { name: '凝胶 瓶 备注' }), '送三号手术室{Enter}');
  expect(await screen.findByText('备注：送三号手术室')).toBeVisible();
  await waitFor(() =>
    expect(bodiesOf('purchaseList/line/edit')).toMatchObject([{ count: 3, note: '送三号手术室' }]),
  );
});

test('a removed line comes back', async () => {
  const { user } = open([gel, mask]);
  await user.click(await screen.findByRole('button', { name: '移除 凝胶 瓶' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /凝胶/ })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await row(/凝胶/)).toBeVisible();
});

test('a line is moved, and its button keeps the focus', async () => {
  const { user, bodiesOf } = open([gel, mask, gone]);
  await user.click(await screen.findByRole('button', { name: '下移 凝胶 瓶' }));
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 2))).toEqual([
      '口罩',
      '凝胶',
      '旧试',
    ]),
  );
  expect(bodiesOf('purchaseList/line/move')).toEqual([{ id: 'list-1', lineId: 'gel', beforeId: 'gone' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: '下移 凝胶 瓶' })).toHaveFocus());
});

test('a colleague’s list cannot be deleted or hidden', async () => {
  const { user } = open([gel], {}, { shared: true, isOwn: false, ownerName: '李采购', mayManage: false });
  expect(await screen.findByText(/李采购创建/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '名称与共享' }));
  expect(await screen.findByRole('checkbox', { name: /客户共享/ })).toBeDisabled();
});

test('a name that was changed meanwhile is told in the form, with what was typed', async () => {
  const message = '李采购刚把清单改为“一号”（客户共享），请核对后再保存';
  const { user } = open([gel], { 'purchaseList/edit': () => refuse('60003', message) });
  await user.click(await screen.findByRole('button', { name: '名称与共享' }));
  const name = await screen.findByRole('textbox', { name: '清单名称' });
  await user.clear(name);
  const save = screen.getByRole('button', { name: '保存' });
  await user.click(save);
  expect(await screen.findByText('请填写清单名称')).toBeVisible();
  await user.type(name, '二号');
  await user.click(save);
  expect(await screen.findByText(message)).toBeVisible();
  expect(name).toHaveValue('二号');
});

test('a list without goods says where they come from', async () => {
  open([]);
  expect(await screen.findByText(/清单还没有商品/)).toBeVisible();
});

test('a list of a thousand lines draws those in view', async () => {
  open(Array.from({ length: 1000 }, (_, index) => aListLine({ id: `line-${index}` })));
  const table = await screen.findByRole('table', { name: '清单商品 手术室' });
  expect(table).toHaveAttribute('aria-rowcount', '1001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(100);
});

test('a long list is complete in print', async () => {
  open(Array.from({ length: 80 }, (_, index) => aListLine({ id: `line-${index}` })));
  const table = await screen.findByRole('table', { name: '清单商品 手术室' });
  const rows = () => within(table).getAllByRole('row').length;
  expect(rows()).toBeLessThan(81);
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(rows()).toBe(81);
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(rows()).toBeLessThan(81);
});
