import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aLogisticsEntry,
  anOrder,
  anOrderItem,
  aSession,
  breakNetwork,
  fakeApi,
  neverReply,
  refuse,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { openOrder } from '../testing/open-order';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const facts = async (name: string) => (await screen.findByRole('region', { name })).textContent;

beforeAll(preloadFeedback);

describe('an order', () => {
  test('is loaded by the id in the address', async () => {
    const { bodiesOf } = openOrder();
    expect(await screen.findByRole('heading', { name: '订单详情', level: 1 })).toBeVisible();
    expect(bodiesOf('order/detail')).toEqual([{ orderId: 'order-1' }]);
    expect(document.title).toBe('订单详情');
  });

  test('shows its progress in six steps, and its status', async () => {
    openOrder({ status: 10, statusName: '待审核' });
    const steps = within(await screen.findByRole('list', { name: '订单进度' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '提交订单已完成',
      '上传合同已完成',
      '3厂家审核进行中',
      '4订单确认未开始',
      '5待发货未开始',
      '6已发货未开始',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
      null,
    ]);
    expect(screen.getByText('待审核')).toHaveClass('bad');
  });

  test('that is closed has no current step', async () => {
    openOrder({ status: 98, statusName: '已关闭' });
    expect(await screen.findByText('订单已由厂家关闭')).toBeVisible();
    expect(screen.queryByText('进行中')).not.toBeInTheDocument();
  });

  test('names consignee, hospital, purchaser, dealer, stock and remark', async () => {
    openOrder({ dealerName: '江南经销', businessStock: true, remark: '工作日送货' });
    expect(await facts('收货信息')).toBe(
      '收货信息收货人张老师联系电话13800000000收货地址浙江省临江市滨河路 18 号门诊楼负一层',
    );
    expect(await facts('订单信息')).toBe(
      '订单信息医院临江市第一人民医院采购人临江市第一人民医院订单号SO20240501001创建时间2024-05-01 09:30:00' +
        '付款状态未付款经销商江南经销商业备货是订单备注工作日送货',
    );
  });

  test('names its quote, which leads there for who may read it, and the departments of its goods', async () => {
    const order = { quotes: [{ id: 'quote-1', no: 3 }], departments: ['内镜中心', '检验科'] };
    const { unmount } = openOrder(order, { session: aSession({ roles: ['finance'] }) });
    expect(await facts('订单信息')).toMatch(/询价单号询价 3科室内镜中心、检验科创建时间/);
    expect(screen.getByRole('link', { name: '询价 3' })).toHaveAttribute(
      'href',
      '/shoppingCar/quote?id=quote-1',
    );
    unmount();
    openOrder(order, { session: aSession({ roles: ['applicant'] }) });
    expect(await facts('订单信息')).toMatch(/询价单号询价 3/);
    expect(screen.queryByRole('link', { name: '询价 3' })).not.toBeInTheDocument();
  });

  test('omits missing values', async () => {
    openOrder({ dealerName: null, hospitalName: null });
    const info = await facts('订单信息');
    expect(info).not.toMatch(/医院临|经销商/);
    expect(info).toMatch(/商业备货否订单备注无/);
  });

  test('shows its sums', async () => {
    openOrder();
    expect(await facts('付款信息')).toBe(
      '付款信息付款方式线下支付商品总额¥ 7,720.00优惠金额− ¥ 772.00实付合计¥ 6,948.00',
    );
  });

  test('lists its items, and gifts flagged, also without the cart’s table', async () => {
    openOrder({
      orderItems: [anOrderItem(), anOrderItem({ id: 'gift', productName: '测试卡', gift: true })],
    });
    const goods = await region('商品清单');
    const row = goods.getByRole('row', { name: /复合过氧乙酸消毒液/ });
    expect(row).toHaveTextContent('AL-PAA 2000箱（6 瓶）× 20 箱¥ 6,948.00');
    expect(goods.getByRole('row', { name: /测试卡/ })).toHaveTextContent('赠品');
  });

  test('shows its items in the cart’s goods table', async () => {
    const items = [anOrderItem({ note: '冷藏' })];
    const shown = jest.fn(() => null);
    openOrder({ orderItems: items }, { slotLoader: shown });
    await region('商品清单');
    expect(shown).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'cart/goods-table', props: { label: '商品清单', goods: items } }),
      undefined,
    );
  });

  test('that is split has its items by consignee', async () => {
    const east = { name: '东院', phone: '13900000000', address: '东街 1 号', hospitalName: '东湖医院' };
    const item = anOrderItem();
    openOrder({
      orderItems: [item, anOrderItem({ id: 'gift', productName: '测试卡', gift: true })],
      subOrderList: [
        {
          id: 'sub-1',
          no: 'SO20240501001-1',
          orderConsignee: east,
          orderItems: [item],
          rebateAmountUnit: '48.00',
          totalAmountUnit: '6900.00',
        },
      ],
    });
    const places = await region('收货信息');
    expect(places.getByRole('list', { name: '订单 SO20240501001 的收货地址' })).toHaveTextContent(
      'SO20240501001-1 东湖医院 东院 13900000000 东街 1 号',
    );
    const goods = await region('商品清单');
    expect(goods.getByRole('heading', { name: '子订单 SO20240501001-1' })).toBeVisible();
    expect(goods.getByText(/东湖医院\s东院\s13900000000/)).toBeVisible();
    expect(goods.getByText('东街 1 号')).toBeVisible();
    expect(
      within(goods.getByRole('table', { name: '子订单 SO20240501001-1 的商品' })).getAllByRole('row'),
    ).toHaveLength(2);
    expect(goods.getByText(/小计/)).toHaveTextContent('返利抵扣 − ¥ 48.00 小计 ¥ 6,900.00');
    expect(goods.getByRole('heading', { name: '其他商品' })).toBeVisible();
  });

  test('shows all of its operation log', async () => {
    openOrder({
      operationLogs: [
        { time: '2024-05-02 10:00:00', statusDesc: '合同已上传' },
        { time: '2024-05-01 09:30:00', statusDesc: '订单已提交' },
      ],
    });
    const log = within(await screen.findByRole('list', { name: '操作记录' }));
    expect(log.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      '合同已上传2024-05-02 10:00:00',
      '订单已提交2024-05-01 09:30:00',
    ]);
  });

  test('is printed on a letterhead, with both parties, goods and sums', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { user } = openOrder();
    await user.click(await screen.findByRole('button', { name: '打印' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    act(() => window.dispatchEvent(new Event('beforeprint')));
    const paper = screen.getByRole('article', { name: '采购订单' });
    expect(paper).toHaveTextContent(/采购订单SO20240501001采购方.*供货方安澜/);
    expect(paper).toHaveTextContent('复合过氧乙酸消毒液 AL-PAA 2000箱（6 瓶）¥ 347.4020 箱¥ 6,948.00');
    expect(paper).toHaveTextContent('商品总额¥ 7,720.00优惠金额− ¥ 772.00实付合计¥ 6,948.00');
    expect(within(paper).queryByRole('button')).not.toBeInTheDocument();
    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(paper).not.toBeInTheDocument();
  });
});

describe('logistics', () => {
  const entries = ['已签收', '派送中', '运输中', '已发出'].map((logisticsContent) =>
    aLogisticsEntry({ logisticsContent }),
  );

  test('show the latest two of each parcel, and all on request', async () => {
    const other = aLogisticsEntry({ trackingNo: 'AL0002', logisticsContent: '已出库' });
    const { user } = openOrder(
      { status: 8 },
      { answers: { 'order/listLogistics': () => [...entries, other] } },
    );
    const list = within(await screen.findByRole('list', { name: '包裹 AL0001 的物流' }));
    expect(list.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      '已签收2024-05-02 10:00:00',
      '派送中2024-05-02 10:00:00',
    ]);
    expect(
      within(screen.getByRole('list', { name: '包裹 AL0002 的物流' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '展开其余 2 条' }));
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: '收起' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  test('of two entries have nothing to expand', async () => {
    openOrder({ status: 9 }, { answers: { 'order/listLogistics': () => entries.slice(0, 2) } });
    await screen.findByRole('list', { name: '包裹 AL0001 的物流' });
    expect(screen.queryByRole('button', { name: /展开/ })).not.toBeInTheDocument();
  });

  test('have numbers to copy', async () => {
    const { user } = openOrder({ status: 8 }, { answers: { 'order/listLogistics': () => entries } });
    await user.click(await screen.findByRole('button', { name: '复制运单号 AL0001' }));
    expect(await screen.findByText('运单号已复制')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('AL0001');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: '复制订单号 SO20240501001' }));
    expect(await screen.findByText('浏览器不允许复制，请手动选择复制')).toBeVisible();
  });

  test('name their sub-order', async () => {
    openOrder(
      { status: 8 },
      { answers: { 'order/listLogistics': () => [aLogisticsEntry({ subOrderNo: 'SO-1' })] } },
    );
    expect(await screen.findByText('子订单 SO-1')).toBeVisible();
  });

  test('that fail to load can be retried', async () => {
    const { user } = openOrder({ status: 8 }, { answers: { 'order/listLogistics': breakNetwork } });
    const card = await region('物流信息');
    await card.findByText('网络连接失败，请检查网络');
    fakeApi({ 'order/listLogistics': () => [] });
    await user.click(card.getByRole('button', { name: '重新加载' }));
    expect(await card.findByText('暂无物流信息')).toBeVisible();
  });

  test('show a shipped part while others wait', async () => {
    openOrder({ status: 7 }, { answers: { 'order/listLogistics': () => entries.slice(0, 1) } });
    expect(await screen.findByRole('region', { name: '物流信息' })).toHaveTextContent('已签收');
  });

  test.each([6, 7] as const)('are not shown before anything is shipped, in status %d', async (status) => {
    openOrder({ status });
    await screen.findByRole('region', { name: '商品清单' });
    expect(screen.queryByRole('region', { name: '物流信息' })).not.toBeInTheDocument();
  });
});

describe('requesting to cancel', () => {
  test('takes a reason, and shows the answer', async () => {
    const { user, bodiesOf } = openOrder(
      { status: 10, showCancelBtn: false, showAskCancelBtn: true },
      { answers: { 'order/cancel/ask': () => null } },
    );
    await user.click(await screen.findByRole('button', { name: '申请取消' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请取消订单' }));
    expect(dialog.getByRole('button', { name: '提交申请' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: '取消原因' }), '重复下单');
    const request = { reason: '重复下单', time: '2024-05-02 09:00:00', answer: '', answerTime: null };
    fakeApi({
      'order/detail': () =>
        anOrder({
          status: 10,
          showCancelBtn: false,
          cancelRequest: { ...request, verdict: 'waiting' },
        }),
    });
    await user.click(dialog.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByRole('region', { name: '取消申请' })).toHaveTextContent(
      '已申请取消，等待厂家答复2024-05-02 09:00:00 申请：重复下单',
    );
    expect(screen.queryByRole('button', { name: '申请取消' })).not.toBeInTheDocument();
    expect(bodiesOf('order/cancel/ask')).toEqual([{ orderId: 'order-1', reason: '重复下单' }]);
  });

  test('that is refused says why', async () => {
    openOrder({
      status: 7,
      cancelRequest: {
        reason: '重复下单',
        time: '2024-05-02 09:00:00',
        verdict: 'refused',
        answer: '货物已备妥',
        answerTime: '2024-05-02 10:00:00',
      },
    });
    expect(await screen.findByText('取消申请未通过：货物已备妥')).toBeVisible();
  });
});

describe('cancelling', () => {
  const ask = async (user: ReturnType<typeof openOrder>['user']) => {
    await user.click(await screen.findByRole('button', { name: '取消订单' }));
    return within(await screen.findByRole('dialog'));
  };

  test('is confirmed first, and leads back to the list', async () => {
    const { user, bodiesOf, currentPath } = openOrder(
      {},
      {
        answers: {
          'order/cancel': () => null,
          'order/page': () => ({ data: [], count: 0 }),
          'order/count': () => ({ '-1': 0, '5': 0, '1': 0, '2': 0, '3': 0, '4': 0, '99': 0 }),
        },
      },
    );
    const dialog = await ask(user);
    expect(dialog.getByText('确认取消该订单?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '取消订单' }));
    expect(await screen.findByText('订单已取消，可在商品页重新加入购物车')).toBeVisible();
    expect(bodiesOf('order/cancel')).toEqual([{ orderId: 'order-1' }]);
    await waitFor(() => expect(currentPath()).toBe('/orderCenter'));
  });

  test('needs the buyer’s confirmation', async () => {
    const { user, bodiesOf } = openOrder();
    await user.click((await ask(user)).getByRole('button', { name: '再想想' }));
    expect(bodiesOf('order/cancel')).toEqual([]);
  });

  test('that is refused says so, and shows the current order', async () => {
    const { user, currentPath } = openOrder(
      {},
      {
        answers: { 'order/cancel': () => refuse('60003', '订单当前状态不支持该操作') },
      },
    );
    const dialog = await ask(user);
    fakeApi({ 'order/detail': () => anOrder({ status: 10, statusName: '待审核', showCancelBtn: false }) });
    await user.click(dialog.getByRole('button', { name: '取消订单' }));
    expect(await screen.findByText('订单取消失败：订单当前状态不支持该操作')).toBeVisible();
    expect(await screen.findByText('待审核')).toBeVisible();
    expect(currentPath()).toBe('/orderCenter/orderDetail?id=order-1');
  });

  test('is not offered when the server does not allow it', async () => {
    openOrder({ showCancelBtn: false });
    await screen.findByRole('region', { name: '商品清单' });
    expect(screen.queryByRole('button', { name: '取消订单' })).not.toBeInTheDocument();
  });
});

test('the receipt of a shipped order is confirmed', async () => {
  const { user, bodiesOf } = openOrder(
    { status: 8, statusName: '已发货', showReceiveBtn: true },
    { answers: { 'order/receive': () => null } },
  );
  await user.click(await screen.findByRole('button', { name: '确认收货' }));
  const dialog = within(await screen.findByRole('dialog'));
  fakeApi({ 'order/detail': () => anOrder({ status: 9, statusName: '已完成' }) });
  await user.click(dialog.getByRole('button', { name: '确认收货' }));
  expect(await screen.findByText('已确认收货')).toBeVisible();
  expect(bodiesOf('order/receive')).toEqual([{ orderId: 'order-1' }]);
  expect((await screen.findAllByText('已完成')).some((tag) => tag.classList.contains('info'))).toBe(true);
  expect(screen.queryByRole('button', { name: '确认收货' })).not.toBeInTheDocument();
});

describe('without the order', () => {
  test('a skeleton is shown while it loads', async () => {
    openOrder({}, { answers: { 'order/detail': neverReply } });
    expect(await screen.findByRole('status', { name: '订单加载中' })).toBeVisible();
  });

  test('a failure says why, and can be retried', async () => {
    const { user } = openOrder({}, { answers: { 'order/detail': breakNetwork } });
    await screen.findByText('网络连接失败，请检查网络');
    fakeApi({ 'order/detail': () => anOrder() });
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('region', { name: '商品清单' })).toBeVisible();
  });

  test('another buyer’s, or a missing one, leads back to the list', async () => {
    openOrder({}, { answers: { 'order/detail': () => refuse('60004', '订单不存在') } });
    expect(await screen.findByText('没有找到这个订单')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回订单中心' })).toHaveAttribute('href', '/orderCenter');
  });

  test('an address without an id sends no request', async () => {
    const { requests } = fakeApi({});
    renderScreen(<App />, { mount: '/orderCenter', path: '/orderCenter/orderDetail' });
    expect(await screen.findByText('没有找到这个订单')).toBeVisible();
    expect(requests).toEqual([]);
  });
});
