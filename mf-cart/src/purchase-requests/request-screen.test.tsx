import { screen, waitFor, within } from '@testing-library/react';
import type { PurchaseRequest } from 'shared-kernel/contracts';
import type { Role } from 'shared-kernel/domain';
import { getSession } from 'shared-kernel/session';
import { aSession, type FakeAnswers, fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aPurchaseRequest, aRequestLine } from '../testing/a-purchase-request';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

const gel = aRequestLine();
const mask = aRequestLine({ id: 'mask', productName: '口罩', unitName: '盒', priceUnit: '12.00' });

function open(role: Role, request: PurchaseRequest, answers: FakeAnswers = {}) {
  const api = fakeApi({
    'purchaseRequest/detail': () => request,
    'purchaseRequest/page': () => ({ list: [], total: 0 }),
    'purchaseRequest/take': ({ lineIds }) => ({ amount: 1, taken: lineIds?.length ?? 0, left: [] }),
    'purchaseRequest/line/change': ({ version }) => ({ version: version + 1 }),
    'purchaseRequest/line/refuse': () => null,
    'purchaseRequest/giveBack': () => ({ amount: 0 }),
    'purchaseRequest/withdraw': () => ({ amount: 1 }),
    'memberCart/page': () => ({ list: [], total: 0 }),
    'approval/page': () => ({ list: [], total: 0 }),
    'client/licences': () => ({ blocks: false, problems: [] }),
    'dict/list': () => [],
    'client/consignee': () => [],
    ...answers,
  });
  const path = '/shoppingCar/request?id=request-1';
  const session = aSession({ roles: [role] });
  return { ...api, ...renderScreen(<App />, { path, mount: '/shoppingCar', session }) };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

test('an applicant sees what became of each line, down to the parcel', async () => {
  const ordered = aRequestLine({
    state: 'ordered',
    openCount: 0,
    orders: [
      {
        orderId: 'order-1',
        orderNo: 'AL1',
        isOwn: false,
        statusName: '已发货',
        cancelled: false,
        count: 3,
        parcels: [
          {
            carrier: '顺丰',
            trackingNo: 'SF1',
            shippedTime: '2026-11-24 09:00:00',
            count: 3,
            receivedCount: 2,
          },
        ],
      },
    ],
  });
  const refused = aRequestLine({
    ...mask,
    state: 'refused',
    answer: '库房还有库存',
    answererName: '李采购',
  });
  open('applicant', aPurchaseRequest([ordered, refused], { isOwn: true }));
  expect(await row(/凝胶/)).toHaveTextContent(
    /订单 AL1 3.瓶，已发货包裹 顺丰 SF1：3.瓶，2026-11-24 发出，已收 2.瓶/,
  );
  expect(await row(/口罩/)).toHaveTextContent('未通过李采购：库房还有库存');
  expect(screen.queryByRole('link', { name: 'AL1' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument();
});

test('what waits is withdrawn into the cart', async () => {
  const { user, bodiesOf, currentPath } = open('applicant', aPurchaseRequest([gel], { isOwn: true }));
  await user.click(await screen.findByRole('button', { name: '撤回' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar'));
  expect(bodiesOf('purchaseRequest/withdraw')).toEqual([{ id: 'request-1' }]);
});

test('who orders puts chosen lines into the cart, at today’s prices', async () => {
  const { user, bodiesOf, currentPath } = open('purchaser', aPurchaseRequest([gel, mask]));
  expect(await row(/口罩/)).toHaveTextContent('价格已变更：¥ 10.00 → ¥ 12.00');
  expect(screen.getByRole('region', { name: '申请合计' })).toHaveTextContent('¥ 66.00');
  await user.click(screen.getByRole('checkbox', { name: '选择 口罩 盒' }));
  await user.click(screen.getByRole('button', { name: '加入购物车' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar'));
  expect(bodiesOf('purchaseRequest/take')).toEqual([{ ids: ['request-1'], lineIds: ['gel'] }]);
});

test('a count is changed in its row, with a reason that the applicant reads', async () => {
  const { user, bodiesOf } = open('purchaser', aPurchaseRequest([gel]));
  await user.click(await screen.findByRole('button', { name: '改数量 凝胶 瓶' }));
  const form = within(await screen.findByRole('form', { name: '修改数量 凝胶 瓶' }));
  await user.click(form.getByRole('button', { name: /^增加数量/ }));
  await user.click(form.getByRole('button', { name: '保存数量' }));
  expect(form.getByText('请填写原因，申请人会看到')).toBeVisible();
  await user.click(form.getByRole('button', { name: '按整箱采购' }));
  await user.click(form.getByRole('button', { name: '保存数量' }));
  await waitFor(() =>
    expect(bodiesOf('purchaseRequest/line/change')).toEqual([
      { id: 'request-1', lineId: 'gel', version: 1, count: 4, reason: '按整箱采购' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
});

test('a line that has the id of its request has a form of its own', async () => {
  const { user } = open('purchaser', aPurchaseRequest([aRequestLine({ id: 'request-1' })]));
  await user.click(await screen.findByRole('button', { name: '改数量 凝胶 瓶' }));
  expect(screen.getAllByRole('form')).toHaveLength(1);
});

test('a refusal of the server stands in the form, with what was typed', async () => {
  const message = '王采购刚把凝胶改为 5 瓶，请核对后再改';
  const { user } = open('purchaser', aPurchaseRequest([gel]), {
    'purchaseRequest/line/change': () => refuse('60003', message),
  });
  await user.click(await screen.findByRole('button', { name: '改数量 凝胶 瓶' }));
  await user.type(screen.getByRole('textbox', { name: '原因' }), '少一些');
  await user.click(screen.getByRole('button', { name: '保存数量' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '原因' })).toHaveValue('少一些');
});

test('what was typed is there again after a reload', async () => {
  const { user, unmount } = open('purchaser', aPurchaseRequest([gel]));
  await user.click(await screen.findByRole('button', { name: '不采购 凝胶 瓶' }));
  await user.type(screen.getByRole('textbox', { name: '原因' }), '库房还有');
  unmount();
  open('purchaser', aPurchaseRequest([gel]));
  expect(await screen.findByRole('textbox', { name: '原因' })).toHaveValue('库房还有');
});

test('all that is chosen is refused with one reason', async () => {
  const { user, bodiesOf } = open('purchaser', aPurchaseRequest([gel, mask]));
  await row(/口罩/);
  await user.click(screen.getByRole('button', { name: '不采购' }));
  const form = within(screen.getByRole('form', { name: /^不采购 选中的 2.种商品$/ }));
  await user.click(form.getByRole('button', { name: '库房还有库存' }));
  await user.click(form.getByRole('button', { name: '不采购' }));
  await waitFor(() =>
    expect(bodiesOf('purchaseRequest/line/refuse')).toEqual([
      { id: 'request-1', lineIds: ['gel', 'mask'], reason: '库房还有库存' },
    ]),
  );
});

test('after the session has ended, a reason is still about the chosen lines alone', async () => {
  const ended = () => refuse('40001', '登录已过期');
  const first = open('purchaser', aPurchaseRequest([gel, mask]), { 'purchaseRequest/line/refuse': ended });
  await first.user.click(await screen.findByRole('checkbox', { name: '选择 口罩 盒' }));
  await first.user.click(screen.getByRole('button', { name: '不采购' }));
  const form = () => screen.findByRole('form', { name: /^不采购 选中的 1.种商品$/ });
  await first.user.type(within(await form()).getByRole('textbox', { name: '原因' }), '库房还有');
  await first.user.click(within(await form()).getByRole('button', { name: '不采购' }));
  await waitFor(() => expect(getSession()).toBeNull());
  first.unmount();
  const { user } = open('purchaser', aPurchaseRequest([gel, mask]), {
    'purchaseRequest/line/refuse': () => null,
  });
  await user.click(within(await form()).getByRole('button', { name: '不采购' }));
  const asked = { id: 'request-1', lineIds: ['gel'], reason: '库房还有' };
  await waitFor(() => expect(first.bodiesOf('purchaseRequest/line/refuse')).toEqual([asked, asked]));
});

test('what is in a cart says whose, and is taken out of it', async () => {
  const held = aRequestLine({ state: 'inCart', cartOwnerName: '王采购' });
  const { user, bodiesOf } = open('purchaser', aPurchaseRequest([held]));
  expect(await row(/凝胶/)).toHaveTextContent('采购中 在王采购的购物车');
  await user.click(screen.getByRole('button', { name: '移出购物车 凝胶 瓶' }));
  await waitFor(() =>
    expect(bodiesOf('purchaseRequest/giveBack')).toEqual([{ id: 'request-1', lineIds: ['gel'] }]),
  );
});

test('goods that are gone cannot be chosen, but refused', async () => {
  open('purchaser', aPurchaseRequest([aRequestLine({ priceUnit: null })]));
  expect(await row(/凝胶/)).toHaveTextContent('已下架或当前不可订购');
  expect(screen.getByRole('checkbox', { name: '选择 凝胶 瓶' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '不采购 凝胶 瓶' })).toBeVisible();
});
