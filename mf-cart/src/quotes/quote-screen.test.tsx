import { screen, waitFor } from '@testing-library/react';
import type { Quote } from 'shared-kernel/contracts';
import { aSession, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aQuote, aQuoteLine } from '../testing/a-quote';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

const chosen = aProductWith([aLine({ id: 'gel', count: 3 })], { name: '凝胶' });
const left = aProductWith([aLine({ id: 'mask', selected: false })], { name: '口罩' });

const answers = (quote: Quote) => ({
  'quote/detail': () => quote,
  'quote/page': ({ scope }: { scope?: 'open' | 'done' | undefined }) =>
    scope === 'done' ? { list: [], total: 0 } : { list: [quote], total: 1 },
  'quote/ask': () => ({ id: 'quote-1', amount: 1 }),
  'quote/accept': () => ({ amount: 1 }),
  'quote/withdraw': () => ({ amount: 1 }),
});

const open = (path: string, roles?: ('finance' | 'purchaser')[]) =>
  renderScreen(<App />, { path, mount: '/shoppingCar', session: aSession(roles ? { roles } : {}) });
const page = '/shoppingCar/quote?id=quote-1';

test('the chosen goods are sent with a note, which stays when that is refused', async () => {
  const message = '购物车中的数量已在别处修改，请核对后再提交';
  let isRefused = true;
  const { bodiesOf } = aShopWith([chosen, left], {
    ...answers(aQuote([aQuoteLine()])),
    'quote/ask': () => (isRefused ? refuse('60003', message) : { id: 'quote-1', amount: 1 }),
  });
  const { user, currentPath } = open('/shoppingCar/askQuote');
  expect(await screen.findByText('凝胶')).toBeVisible();
  expect(screen.queryByText('口罩')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '询价说明' }), '年度采购');
  await user.click(screen.getByRole('button', { name: '发送询价' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '询价说明' })).toHaveValue('年度采购');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: '发送询价' }));
  await waitFor(() => expect(currentPath()).toBe(page));
  expect(bodiesOf('quote/ask').at(-1)).toEqual({
    note: '年度采购',
    lines: [{ cartSkuId: 'gel', count: 3 }],
  });
});

test('a note that cannot be printed is told at its field, and nothing is sent', async () => {
  const { bodiesOf } = aShopWith([chosen], answers(aQuote([aQuoteLine()])));
  // The cart behind it is in the document, too.
  const behind = document.body.appendChild(document.createElement('input'));
  behind.setAttribute('aria-invalid', 'true');
  const { user } = open('/shoppingCar/askQuote');
  const note = await screen.findByRole('textbox', { name: '询价说明' });
  await user.click(note);
  await user.paste('一年 500 盒 😀');
  expect(note).toBeInvalid();
  await user.click(screen.getByRole('button', { name: '发送询价' }));
  expect(note).toHaveFocus();
  expect(bodiesOf('quote/ask')).toEqual([]);
  behind.remove();
});

test('an answered quote shows prices, saving and day, and leads into the cart', async () => {
  const { bodiesOf } = aShopWith([chosen], answers(aQuote([aQuoteLine({ remark: '含运费' })])));
  const { user, currentPath } = open(page);
  const row = await screen.findByRole('row', { name: /凝胶/ });
  expect(row).toHaveTextContent(/厂家说明：含运费.*8\.50.*10\.00.*85\.00/);
  expect(screen.getByText(/有效至 2099-12-01/)).toBeVisible();
  expect(screen.getByRole('region', { name: '按报价下单' })).toHaveTextContent(/节省.*15\.00.*85\.00/);
  await user.click(screen.getByRole('button', { name: '按报价下单' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar'));
  expect(bodiesOf('quote/accept')).toEqual([{ id: 'quote-1' }]);
});

test('a refusal stands beside the button', async () => {
  const message = '报价 3 已于 2099-12-01 到期，请重新询价';
  aShopWith([], { ...answers(aQuote([aQuoteLine()])), 'quote/accept': () => refuse('60003', message) });
  const { user } = open(page);
  await user.click(await screen.findByRole('button', { name: '按报价下单' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('an expired one says so, offers no order, and leads its goods into the cart', async () => {
  const { bodiesOf } = aShopWith([], {
    ...answers(aQuote([aQuoteLine()], { state: 'expired', validUntil: '2020-01-02' })),
    'memberCart/addBatch': () => ({ amount: 1, results: [] }),
  });
  const { user, currentPath } = open(page);
  expect(await screen.findByText('报价已于 2020-01-02 到期，不能再按报价下单')).toBeVisible();
  expect(screen.queryByRole('button', { name: '按报价下单' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重新加入购物车' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar'));
  expect(bodiesOf('memberCart/addBatch')).toMatchObject([{ rows: [{ skuId: 'sku-of-gel', count: 10 }] }]);
});

test('who may only see it is told who orders', async () => {
  aShopWith([], answers(aQuote([aQuoteLine({ cartOwnerName: '王敏' })])));
  open(page, ['finance']);
  expect(await screen.findByText('由采购员按报价下单')).toBeVisible();
  expect(screen.getByText('现在王敏的购物车中')).toBeVisible();
  expect(screen.queryByRole('button', { name: '按报价下单' })).not.toBeInTheDocument();
});

test('what waits is withdrawn into the cart', async () => {
  const waiting = { state: 'waiting', validUntil: null, quotedAmountUnit: null } as const;
  const { bodiesOf } = aShopWith([], answers(aQuote([aQuoteLine({ quotedPriceUnit: null })], waiting)));
  const { user, currentPath } = open(page);
  await user.click(await screen.findByRole('button', { name: '撤回' }));
  await user.click(screen.getAllByRole('button', { name: '撤回' }).at(-1) as HTMLElement);
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar'));
  expect(bodiesOf('quote/withdraw')).toEqual([{ id: 'quote-1' }]);
});

test('a line that is ordered leads to its order, for who may open that', async () => {
  const order = { id: 'order-1', no: 'AL1', canOpen: true };
  aShopWith(
    [],
    answers(
      aQuote([
        aQuoteLine({ id: 'gel', order }),
        aQuoteLine({ id: 'mask', order: { id: 'order-2', no: 'AL2', canOpen: false } }),
      ]),
    ),
  );
  open(page);
  expect(await screen.findByRole('link', { name: '订单 AL1' })).toHaveAttribute(
    'href',
    '/orderCenter/orderDetail?id=order-1',
  );
  expect(screen.queryByRole('link', { name: '订单 AL2' })).not.toBeInTheDocument();
  expect(screen.getByText(/订单 AL2/)).toBeVisible();
});

test('the list leads to each, and says when there are none', async () => {
  aShopWith([], answers(aQuote([aQuoteLine()])));
  const { user } = open('/shoppingCar/quotes');
  const list = await screen.findByRole('list', { name: '询价' });
  expect(list).toHaveTextContent(/询价 3已报价.*省.*有效至/);
  await user.click(screen.getByRole('link', { name: '已结束' }));
  expect(await screen.findByText('还没有已结束的询价')).toBeVisible();
});

describe('in the cart', () => {
  const quote = { id: 'quote-1', no: 3, validUntil: '2099-12-01', count: 3, problem: null };
  const gel = (over: object) =>
    aProductWith([aLine({ id: 'gel', count: 3, unitName: '瓶', ...over })], { name: '凝胶' });

  test('a line names the quote that it is bought by', async () => {
    aShopWith([gel({ quote })]);
    open('/shoppingCar');
    const row = await screen.findByRole('row', { name: /凝胶/ });
    expect(row).toHaveTextContent(/按报价 3购买，最多 3.瓶，有效至 2099-12-01/);
  });

  test('an expired quote is told at the line and at 提交订单, and is released there', async () => {
    const { bodiesOf } = aShopWith([gel({ quote: { ...quote, problem: 'expired' } })], {
      'quote/release': () => ({ amount: 1 }),
    });
    const { user } = open('/shoppingCar');
    expect(await screen.findByText(/报价 3 已于 2099-12-01 到期/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '提交订单' }));
    expect(await screen.findByText(/“凝胶”报价 3 已于 2099-12-01 到期，请改按现价购买/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^改按现价购买 凝胶/ }));
    await waitFor(() => expect(bodiesOf('quote/release')).toEqual([{ cartSkuId: 'gel' }]));
    expect(bodiesOf('order/generateOrder')).toEqual([]);
  });
});
