import { screen, waitFor, within } from '@testing-library/react';
import type { RequestOf } from 'shared-kernel/contracts';
import {
  anOrderCard,
  anOrderItem,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  neverReply,
  renderScreen,
} from 'shared-kernel/testing';
import App from '../app';

const counts = { '-1': 128, '5': 3, '1': 12, '2': 8, '3': 5, '4': 98, '99': 2 };

const aShopWith = (answers: FakeAnswers = {}) =>
  fakeApi({
    'order/count': () => counts,
    'order/page': () => ({ data: [anOrderCard()], count: 128 }),
    ...answers,
  });

const open = (query = '') => renderScreen(<App />, { mount: '/orderCenter', path: `/orderCenter${query}` });
const card = (no = 'SO20240501001') => screen.findByRole('article', { name: `订单号 ${no}` });
const tabs = async () => within(await screen.findByRole('navigation', { name: '订单状态' }));

describe('an order line', () => {
  test('shows number, time, buyer, goods, status and sum, and unfolds to what is in it', async () => {
    const orderItems = [
      anOrderItem(),
      ...['2', '3', '4'].map((id) => anOrderItem({ id, skuId: id, productName: `敷料 ${id}` })),
    ];
    aShopWith({ 'order/page': () => ({ data: [anOrderCard({ orderItems })], count: 1 }) });
    const { user } = open();
    const order = within(await card());
    expect(order.getByText('2024-05-01')).toHaveTextContent('2024-05-01 09:30');
    expect(order.getByText('临江市第一人民医院')).toBeVisible();
    expect(order.getByText('张老师')).toBeVisible();
    expect(order.getByText('待上传合同')).toHaveClass('warn');
    expect(order.getByText('¥ 6,948.00')).toBeVisible();
    expect(order.queryByRole('row')).not.toBeInTheDocument();
    const goods = order.getByRole('button', { name: /^复合过氧乙酸消毒液 4\s种$/, expanded: false });
    await user.click(goods);
    expect(order.getAllByRole('row')).toHaveLength(1 + 4);
    expect(order.getByText('订单已提交，请上传合同')).toBeVisible();
    await user.click(goods);
    expect(order.queryByRole('row')).not.toBeInTheDocument();
  });

  test('is followed up, and bought again, from the line', async () => {
    aShopWith();
    open();
    const order = within(await card());
    expect(order.getByRole('link', { name: '跟进订单 SO20240501001' })).toHaveAttribute(
      'href',
      '/orderCenter/orderDetail?id=order-1',
    );
    expect(order.getByRole('button', { name: '再次购买 SO20240501001' })).toBeVisible();
  });

  test('gives way to the order in full, and the choice is kept', async () => {
    aShopWith();
    const first = open();
    await card();
    await first.user.click(screen.getByRole('button', { name: '完整' }));
    expect(within(await card()).getByRole('row', { name: /复合过氧乙酸消毒液/ })).toBeVisible();
    first.unmount();
    const { user } = open();
    expect(within(await card()).getByRole('row', { name: /复合过氧乙酸消毒液/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '紧凑' }));
    expect(within(await card()).queryByRole('row')).not.toBeInTheDocument();
  });
});

describe('an order card', () => {
  beforeEach(() => localStorage.setItem('orderView', '"full"'));

  test('shows buyer, number, time, status, items and the latest operation', async () => {
    aShopWith();
    open();
    const order = within(await card());
    expect(order.getByText('临江市第一人民医院')).toBeVisible();
    expect(order.getByText('待上传合同')).toHaveClass('warn');
    expect(order.getAllByText('2024-05-01 09:30:00')).toHaveLength(2);
    expect(order.getByText('订单已提交，请上传合同')).toBeVisible();
    expect(order.getByRole('row', { name: /复合过氧乙酸消毒液/ })).toHaveTextContent(
      'AL-PAA 2000箱（6 瓶）× 20 箱¥ 6,948.00',
    );
    expect(order.queryByText('未付款')).not.toBeInTheDocument();
  });

  test('shows a rebate so that the sum is right, also with hidden lines', async () => {
    const orderItems = ['1', '2', '3', '4'].map((id) => anOrderItem({ id, rebateAmountUnit: '100.50' }));
    aShopWith({ 'order/page': () => ({ data: [anOrderCard({ orderItems })], count: 1 }) });
    open();
    expect(await card()).toHaveTextContent(/返利抵扣\s*− ¥ 402.00\s*实付合计/);
  });

  test('names the consignee, or the hospital', async () => {
    aShopWith();
    open();
    expect(within(await card()).getByText('张老师')).toBeVisible();
  });

  test('of a split order shows the destination of every part', async () => {
    const destinations = ['临江医院', '白塔医院', '青石诊所'].map((hospitalName, n) => ({
      subOrderNo: `SO20240501001-${n + 1}`,
      hospitalName,
      name: '赵护士',
      phone: '010-12345678',
      address: `${n + 1} 号路`,
    }));
    aShopWith({ 'order/page': () => ({ data: [anOrderCard({ destinations })], count: 1 }) });
    const { user } = open();
    const order = within(await card());
    expect(order.getByText('临江医院 等 3 处')).toBeVisible();
    const places = order.getByRole('list', { name: '订单 SO20240501001 的收货地址' });
    expect(places).toHaveTextContent('SO20240501001-2 白塔医院 赵护士 010-12345678 2 号路');
    expect(places).not.toHaveTextContent('青石诊所');
    await user.click(order.getByRole('button', { name: '展开其余 1 个收货地址' }));
    expect(places).toHaveTextContent('青石诊所');
  });

  test('opens its page in a new tab', async () => {
    aShopWith();
    open();
    const link = within(await card()).getByRole('link', { name: '跟进订单 SO20240501001' });
    expect(link).toHaveAttribute('href', '/orderCenter/orderDetail?id=order-1');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('flags a gift, which costs nothing', async () => {
    const gift = anOrderItem({ id: 'gift', productName: '浓度测试卡', gift: true, payAmount: '0.00' });
    aShopWith({ 'order/page': () => ({ data: [anOrderCard({ orderItems: [gift] })], count: 1 }) });
    open();
    const row = within(await card()).getByRole('row', { name: /浓度测试卡/ });
    expect(row).toHaveTextContent('赠品');
    expect(row).not.toHaveTextContent('¥');
  });

  test('shows three items, and the others on request', async () => {
    const orderItems = Array.from({ length: 5 }, (_, n) => anOrderItem({ id: `item-${n}` }));
    aShopWith({ 'order/page': () => ({ data: [anOrderCard({ orderItems })], count: 1 }) });
    const { user } = open();
    const order = within(await card());
    expect(order.getAllByRole('row')).toHaveLength(1 + 3);
    await user.click(order.getByRole('button', { name: '展开其余 2 种商品' }));
    expect(order.getAllByRole('row')).toHaveLength(1 + 5);
    await user.click(order.getByRole('button', { name: '收起' }));
    expect(order.getAllByRole('row')).toHaveLength(1 + 3);
  });
});

describe('the list', () => {
  test('requests the first ten of all orders', async () => {
    const { bodiesOf } = aShopWith();
    open();
    await card();
    expect(bodiesOf('order/page')).toEqual([{ webStatus: -1, current: 1, pageSize: 10 }]);
    expect(bodiesOf('order/count')).toEqual([{}]);
  });

  test('requests what the address says', async () => {
    const { bodiesOf } = aShopWith();
    open('?webStatus=3&current=2&pageSize=40&keyword=口罩&startDate=2024-05-01');
    await card();
    expect(bodiesOf('order/page')).toEqual([
      { webStatus: 3, current: 2, pageSize: 40, keyword: '口罩', startDate: '2024-05-01' },
    ]);
    expect(bodiesOf('order/count')).toEqual([{ keyword: '口罩', startDate: '2024-05-01' }]);
  });

  test('has a tab with its count for each status', async () => {
    const { bodiesOf } = aShopWith();
    const { user, currentPath } = open('?current=4&pageSize=20');
    const status = await tabs();
    expect(await status.findByText('128')).toBeVisible();
    expect(status.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '全部订单 128 个',
      '待上传合同 3 个',
      '待确认 12 个',
      '待发货 8 个',
      '待收货 5 个',
      '已完成 98 个',
      '已关闭 2 个',
    ]);
    expect(status.getByRole('link', { name: /全部订单/ })).toHaveAttribute('aria-current', 'page');
    await user.click(status.getByRole('link', { name: /待收货/ }));
    expect(currentPath()).toBe('/orderCenter?pageSize=20&webStatus=3');
    expect((await tabs()).getByRole('link', { name: /待收货/ })).toHaveAttribute('aria-current', 'page');
    await card();
    expect(bodiesOf('order/page').at(-1)).toEqual({ webStatus: 3, current: 1, pageSize: 20 });
  });

  test('still works when the counts fail', async () => {
    aShopWith({ 'order/count': breakNetwork });
    open();
    await card();
    expect((await tabs()).getByRole('link', { name: '待收货' })).toBeVisible();
  });

  test('has pages, with a choice of sizes', async () => {
    const { bodiesOf } = aShopWith();
    const { user, currentPath } = open('?webStatus=4');
    await user.click(await screen.findByRole('link', { name: '第 3 页' }));
    expect(currentPath()).toBe('/orderCenter?webStatus=4&current=3');
    await card();
    const sizes = screen.getByRole('combobox', { name: '每页条数' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10 条/页', '20 条/页', '30 条/页', '40 条/页']);
    await user.selectOptions(sizes, '40');
    expect(currentPath()).toBe('/orderCenter?webStatus=4&pageSize=40');
    await card();
    expect(bodiesOf('order/page').at(-1)).toEqual({ webStatus: 4, current: 1, pageSize: 40 });
  });

  test('leads back from a page beyond the last', async () => {
    aShopWith({
      'order/page': ({ current }: RequestOf<'order/page'>) => ({
        data: (current ?? 1) > 2 ? [] : [anOrderCard()],
        count: 11,
      }),
    });
    const { user, currentPath } = open('?current=9');
    await user.click(await screen.findByRole('link', { name: '去最后一页' }));
    expect(currentPath()).toBe('/orderCenter?current=2');
    expect(await card()).toBeVisible();
  });
});

describe('search', () => {
  test('finds orders by keyword and by the dates they were placed on, and can be cleared', async () => {
    const { bodiesOf } = aShopWith();
    const { user, currentPath } = open('?webStatus=4&current=3');
    await card();
    await user.type(screen.getByRole('searchbox'), ' 口罩 ');
    await user.type(screen.getByLabelText('开始日期'), '2024-05-01');
    await user.type(screen.getByLabelText('结束日期'), '2024-05-31');
    await user.click(screen.getByRole('button', { name: '查询' }));
    await card();
    expect(bodiesOf('order/page').at(-1)).toEqual({
      webStatus: 4,
      current: 1,
      pageSize: 10,
      keyword: '口罩',
      startDate: '2024-05-01',
      endDate: '2024-05-31',
    });
    expect(bodiesOf('order/count').at(-1)).toEqual({
      keyword: '口罩',
      startDate: '2024-05-01',
      endDate: '2024-05-31',
    });
    await user.click(screen.getByRole('button', { name: '清除条件' }));
    expect(currentPath()).toBe('/orderCenter?webStatus=4');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('searches a preset period with one click', async () => {
    const { bodiesOf } = aShopWith();
    const { user } = open();
    await card();
    await user.click(screen.getByRole('button', { name: '选择时段' }));
    await user.click(await screen.findByRole('button', { name: '今年' }));
    const year = new Date().getFullYear();
    await waitFor(() => expect(bodiesOf('order/page').at(-1)).toMatchObject({ startDate: `${year}-01-01` }));
    expect(screen.getByLabelText('开始日期')).toHaveValue(`${year}-01-01`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The form has been remounted.
    expect(document.body).not.toHaveFocus();
  });

  test('is not submitted while the period ends before it starts', async () => {
    const { bodiesOf } = aShopWith();
    const { user } = open();
    await card();
    await user.type(screen.getByLabelText('开始日期'), '2024-05-31');
    await user.type(screen.getByLabelText('结束日期'), '2024-05-01');
    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(screen.getByText('开始日期不能晚于结束日期')).toBeVisible();
    expect(screen.getByLabelText('结束日期')).toBeInvalid();
    expect(bodiesOf('order/page')).toHaveLength(1);
  });
});

describe('in a narrow window', () => {
  beforeAll(() => {
    // jsdom does not implement opening dialogs.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
  });
  beforeEach(() => {
    const wide = globalThis.matchMedia;
    jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
  });
  afterEach(() => jest.restoreAllMocks());

  test('the search is in a drawer, and its button says what the list is narrowed by', async () => {
    const { bodiesOf } = aShopWith();
    const { user } = open();
    await card();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '筛选' }));
    await user.type(within(screen.getByRole('dialog', { name: '筛选' })).getByRole('searchbox'), '口罩');
    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(await screen.findByRole('button', { name: '筛选（1）' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('“口罩”')).toBeVisible();
    await card();
    expect(bodiesOf('order/page').at(-1)).toMatchObject({ keyword: '口罩' });
  });
});

describe('without orders', () => {
  test('shows skeletons while loading', async () => {
    aShopWith({ 'order/page': neverReply });
    open();
    expect(await screen.findByRole('status', { name: '订单加载中' })).toBeVisible();
  });

  test('says that there are none, and leads on to the goods', async () => {
    aShopWith({ 'order/page': () => ({ data: [], count: 0 }) });
    open();
    expect(await screen.findByText('暂无订单内容...')).toBeVisible();
    expect(screen.getByRole('link', { name: '去选购' })).toHaveAttribute('href', '/home');
    expect(screen.queryByRole('navigation', { name: '分页' })).not.toBeInTheDocument();
  });

  test('says why they failed to load, and retries', async () => {
    aShopWith({ 'order/page': breakNetwork });
    const { user } = open();
    expect(await screen.findByText('网络连接失败，请检查网络')).toBeVisible();
    aShopWith();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await card()).toBeVisible();
  });
});
