import { screen, waitFor } from '@testing-library/react';
import { aSession, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aBudget } from '../testing/a-budget';
import { aPurchaseRequest, aRequestLine } from '../testing/a-purchase-request';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

const chosen = aProductWith([aLine({ id: 'gel', count: 3, priceUnit: '10.00' })], { name: '凝胶' });
const left = aProductWith([aLine({ id: 'mask', selected: false })], { name: '口罩' });

const requests = {
  'purchaseRequest/page': () => ({ list: [], total: 0 }),
  'purchaseRequest/submit': () => ({ id: 'request-1', amount: 0 }),
  'purchaseRequest/detail': () => aPurchaseRequest([aRequestLine()], { isOwn: true }),
};

const session = aSession({ roles: ['applicant'] });
const open = (path = '/shoppingCar/ask') => renderScreen(<App />, { path, mount: '/shoppingCar', session });

test('who may not order finds the way to a request in the place of 提交订单', async () => {
  aShopWith([chosen, left], requests);
  const { user, currentPath } = open('/shoppingCar');
  await user.click(await screen.findByRole('button', { name: '填写采购申请' }));
  expect(await screen.findByRole('heading', { name: '填写采购申请' })).toBeVisible();
  expect(currentPath()).toBe('/shoppingCar/ask');
});

test('the chosen goods are asked for, with department, day and reason', async () => {
  const { bodiesOf } = aShopWith([chosen, left], requests);
  const { user, currentPath } = open();
  expect(await screen.findByText('凝胶')).toBeVisible();
  expect(screen.queryByText('口罩')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '申请科室' }), '手术室');
  await user.type(screen.getByLabelText('希望到货日期'), '2099-01-02');
  await user.type(screen.getByRole('textbox', { name: '用途' }), '周四两台手术');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar/request?id=request-1'));
  expect(bodiesOf('purchaseRequest/submit')).toEqual([
    {
      department: '手术室',
      reason: '周四两台手术',
      wantedDate: '2099-01-02',
      lines: [{ cartSkuId: 'gel', count: 3 }],
    },
  ]);
});

test('the budget of the department stands below, and never blocks what is only asked for', async () => {
  const budgets = [aBudget({ leftAmount: '20.00' })];
  const { bodiesOf } = aShopWith([chosen], {
    ...requests,
    'budget/list': () => ({ budgets, ownDepartment: null }),
  });
  const { user } = open();
  await user.type(await screen.findByRole('combobox', { name: '申请科室' }), '检验科');
  const line = screen.getByRole('list', { name: '科室预算' });
  expect(line).toHaveTextContent(
    /预算¥.100\.00已订¥.40\.00本次¥.30\.00剩余−.¥.10\.00超预算 ¥.10\.00，仍可提交/,
  );
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(bodiesOf('purchaseRequest/submit')).toHaveLength(1));
});

test('a day that is over is told at its field, and nothing is sent', async () => {
  const { bodiesOf } = aShopWith([chosen], requests);
  // The cart behind it is in the document, too.
  const behind = document.body.appendChild(document.createElement('input'));
  behind.setAttribute('aria-invalid', 'true');
  const { user } = open();
  await user.type(await screen.findByLabelText('希望到货日期'), '2020-01-02');
  expect(screen.getByText('希望到货日期不能早于今天')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(screen.getByLabelText('希望到货日期')).toHaveFocus();
  expect(bodiesOf('purchaseRequest/submit')).toEqual([]);
  behind.remove();
});

test('a refusal stands beside the button, and what was typed stays', async () => {
  const message = '购物车中的数量已在别处修改，请核对后再提交';
  aShopWith([chosen], { ...requests, 'purchaseRequest/submit': () => refuse('60003', message) });
  const { user, unmount } = open();
  await user.type(await screen.findByRole('textbox', { name: '用途' }), '周四两台手术');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText(message)).toBeVisible();
  unmount();
  open();
  expect(await screen.findByRole('textbox', { name: '用途' })).toHaveValue('周四两台手术');
});

test('without chosen goods it leads back to the cart', async () => {
  aShopWith([left], requests);
  open();
  expect(await screen.findByText('请先在购物车勾选要申请的商品')).toBeVisible();
});

test('a long request draws only the rows in view, and asks for all', async () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    aProductWith([aLine({ id: `line-${index}`, count: 1 })], { name: `商品 ${index}` }),
  );
  const { bodiesOf } = aShopWith(many, requests);
  const { user, currentPath } = open();
  const table = await screen.findByRole('table', { name: '申请的商品' });
  expect(table).toHaveAttribute('aria-rowcount', '301');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar/request?id=request-1'));
  expect(bodiesOf('purchaseRequest/submit')).toMatchObject([{ lines: { length: 300 } }]);
});
