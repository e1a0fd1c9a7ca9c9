import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared-kernel/domain';
import { publishCartCount } from 'shared-kernel/events';
import { aSession, breakNetwork, type FakeAnswers, neverReply, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from './app';
import { aLine, aProductWith } from './testing/builders';
import { aShopWith } from './testing/fake-shop';

const disinfectant = aProductWith([
  aLine({ id: 'paa', count: 20, priceUnit: '386.00', discountPriceUnit: '347.40' }),
]);
const forceps = aProductWith(
  [
    aLine({ id: 'box', name: '盒（10 支）', unitName: '盒', count: 8, priceUnit: '1240.00' }),
    aLine({
      id: 'case',
      name: '箱（12 盒）',
      unitName: '箱',
      count: 1,
      priceUnit: '13888.00',
      selected: false,
    }),
  ],
  { name: '一次性活检钳', model: 'AL-BX 23' },
);

const openCart = () => renderScreen(<App />, { path: '/shoppingCar', mount: '/shoppingCar' });
const row = (name: RegExp | string) => screen.findByRole('row', { name });
const bar = () => within(screen.getByRole('region', { name: '结算' }));
const payable = () => bar().getByText('实付合计').nextSibling;

beforeAll(preloadFeedback);

describe('loading', () => {
  test('shows the skeleton of the goods', async () => {
    aShopWith([], { 'memberCart/page': neverReply });
    openCart();
    expect(await screen.findByRole('status', { name: '购物车加载中' })).toBeVisible();
  });

  test('a cart that fails to load says why, and can be retried', async () => {
    aShopWith([disinfectant], { 'memberCart/page': breakNetwork });
    const { user } = openCart();
    expect(await screen.findByText('网络连接失败，请检查网络')).toBeVisible();
    aShopWith([disinfectant]);
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await row(/复合过氧乙酸消毒液/)).toBeVisible();
  });

  test('without an answer about licences the goods come, and stay', async () => {
    const shop = aShopWith([disinfectant], { 'client/licences': breakNetwork });
    openCart();
    const goods = await row(/复合过氧乙酸消毒液/);
    await waitFor(() => expect(shop.bodiesOf('client/licences').length).toBeGreaterThan(1));
    await act(async () => {});
    expect(goods).toBeVisible();
  });

  test('an empty cart links to the goods', async () => {
    aShopWith([]);
    openCart();
    expect(await screen.findByText('购物车还是空的，去挑选需要的商品吧')).toBeVisible();
    expect(screen.getByRole('link', { name: '去选购' })).toHaveAttribute('href', '/home');
    expect(screen.queryByRole('button', { name: '提交订单' })).not.toBeInTheDocument();
  });
});

describe('buy now', () => {
  const waiting = aProductWith(
    [aLine({ id: 'waiting', count: 8, priceUnit: '10.00', selected: false, setAside: true })],
    { name: '一次性活检钳' },
  );

  test('announces the earlier selection as set aside, and restores it on request', async () => {
    const bought = aProductWith([aLine({ id: 'bought', count: 1, priceUnit: '386.00', earlierCount: 3 })]);
    aShopWith([bought, waiting]);
    const { user } = openCart();
    expect(
      await screen.findByText(
        '本次只结算立即购买的商品。原先勾选的 1 种商品与购物车中原有的 3 件数量已为您保留，下单后自动恢复。',
      ),
    ).toBeVisible();
    expect(payable()).toHaveTextContent('¥ 386.00');
    await user.click(screen.getByRole('button', { name: '现在恢复' }));
    await waitFor(() => expect(payable()).toHaveTextContent('¥ 1,624.00'));
    expect(screen.queryByText(/本次只结算/)).not.toBeInTheDocument();
  });

  test('an ordinary cart has no such notice', async () => {
    aShopWith([disinfectant]);
    openCart();
    await row(/复合过氧乙酸消毒液/);
    expect(screen.queryByText(/本次只结算/)).not.toBeInTheDocument();
  });
});

describe('goods', () => {
  test('a product is listed once, with a line for each sales unit', async () => {
    aShopWith([disinfectant, forceps]);
    openCart();
    const paa = within(await row(/复合过氧乙酸消毒液/));
    expect(paa.getByText('¥ 386.00')).toBeVisible();
    expect(paa.getByText('¥ 347.40')).toBeVisible();
    expect(paa.getByText('¥ 6,948.00')).toBeVisible();
    expect(screen.getAllByRole('row', { name: /一次性活检钳/ })).toHaveLength(2);
    expect(screen.getByText('共 3 种商品')).toBeVisible();
    expect(paa.getByRole('link', { name: '复合过氧乙酸消毒液' })).toHaveAttribute(
      'href',
      '/home/detail?id=product-of-paa',
    );
  });

  test('the bar sums up the selection', async () => {
    aShopWith([disinfectant, forceps]);
    openCart();
    await row(/复合过氧乙酸消毒液/);
    expect(bar().getByText('− ¥ 772.00')).toBeVisible();
    expect(payable()).toHaveTextContent('¥ 16,868.00');
    expect(bar().getByText(/已选/)).toHaveTextContent('已选 2 种');
    expect(bar().getByRole('checkbox')).toBePartiallyChecked();
  });

  test('a changed price and short stock are shown in the line', async () => {
    const line = { discountPriceUnit: '126.00', priceUnit: '126.00', previousPriceUnit: '118.00' };
    aShopWith([
      aProductWith([aLine({ ...line, id: 'a', state: 'priceChanged' })], { name: '医用防护口罩' }),
      aProductWith([aLine({ id: 'b', unitName: '盒', stockState: 'short', stockQty: 12, maxQty: 12 })]),
    ]);
    openCart();
    const mask = within(await row(/医用防护口罩/));
    expect(mask.getByText('价格已变更：¥ 118.00 → ¥ 126.00')).toBeVisible();
    expect(screen.getByText('库存紧张：仅剩 12 盒')).toBeVisible();
  });

  test('a sold-out line can be removed, but neither selected nor counted', async () => {
    aShopWith([aProductWith([aLine({ maxQty: 0, stockState: 'none' })])]);
    openCart();
    const line = within(await row(/复合过氧乙酸消毒液/));
    expect(line.getByRole('checkbox')).toBeDisabled();
    expect(line.getByRole('checkbox')).not.toBeChecked();
    expect(line.getByRole('spinbutton')).toBeDisabled();
    expect(line.getByRole('button', { name: /移除/ })).toBeEnabled();
    expect(payable()).toHaveTextContent('¥ 0.00');
  });
});

test('goods added in another tab appear', async () => {
  const { changeCart } = aShopWith([disinfectant]);
  openCart();
  await row(/复合过氧乙酸消毒液/);
  changeCart((cart) => [...cart, forceps]);
  publishCartCount(3);
  expect(await screen.findAllByRole('row', { name: /一次性活检钳/ })).toHaveLength(2);
});

describe('a client with colleagues', () => {
  const colleagueCalls: FakeAnswers = {
    'purchaseRequest/page': () => ({ list: [], total: 0 }),
    'approval/page': () => ({ list: [], total: 2 }),
  };
  const openAs = (roles: readonly Role[] | undefined) =>
    renderScreen(<App />, {
      path: '/shoppingCar',
      mount: '/shoppingCar',
      session: aSession(roles ? { roles: [...roles] } : {}),
    });
  const ways = () =>
    ['采购申请', '待我审批（2）', '审批（2）', '审批规则', '预算'].filter((name) =>
      screen.queryByRole('link', { name }),
    );

  test.each([
    [undefined, []],
    [['applicant'], ['采购申请']],
    [['purchaser'], ['采购申请', '审批（2）']],
    [['approver'], ['采购申请', '待我审批（2）']],
    [['finance'], ['采购申请', '预算']],
    [['administrator'], ['采购申请', '待我审批（2）', '审批规则', '预算']],
  ] as const)('%s finds the ways to %s', async (roles, expected) => {
    aShopWith([disinfectant], colleagueCalls);
    openAs(roles);
    await row(/复合过氧乙酸消毒液/);
    await waitFor(() => expect(ways()).toEqual(expected));
  });

  test('goods that wait for approval say so, with the way to it', async () => {
    const waiting = aProductWith([aLine({ approval: { id: 'approval-1', no: 7 } })], { name: '凝胶' });
    aShopWith([waiting, disinfectant], colleagueCalls);
    openAs(['purchaser']);
    const line = within(await row(/凝胶/));
    expect(line.getByText(/已提交审批，批准后自动下单/)).toBeVisible();
    expect(line.getByRole('link', { name: '审批 7' })).toHaveAttribute(
      'href',
      '/shoppingCar/approval?id=approval-1',
    );
    expect(within(await row(/复合过氧乙酸消毒液/)).queryByText(/已提交审批/)).not.toBeInTheDocument();
  });
});

describe('a long cart', () => {
  const products = (count: number) =>
    Array.from({ length: count }, (_, index) => aProductWith([aLine({ id: `line-${index}` })]));
  const rows = () => screen.getAllByRole('row').length;

  // jsdom has no layout; without heights every line would be in view.
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 110 });
  });

  afterAll(() => {
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 0 });
  });

  test('renders only what is in view', async () => {
    aShopWith(products(1000));
    openCart();
    const table = await screen.findByRole('table', { name: '购物车商品' });
    expect(table).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(rows()).toBeLessThan(40));
    expect(bar().getByText(/已选/)).toHaveTextContent('已选 1,000 种');
  });

  test('is complete in print', async () => {
    aShopWith(products(80));
    openCart();
    await screen.findByRole('table', { name: '购物车商品' });
    await waitFor(() => expect(rows()).toBeLessThan(40));
    act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toBe(81);
    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(rows()).toBeLessThan(40);
  });
});
