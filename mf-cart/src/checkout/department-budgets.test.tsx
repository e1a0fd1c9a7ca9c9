import { screen, waitFor, within } from '@testing-library/react';
import type { Budget, CartLine } from 'shared-kernel/contracts';
import { aSession, fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aBudget } from '../testing/a-budget';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

const gel = aProductWith([aLine({ id: 'gel', count: 5, priceUnit: '10.00' })], { name: '凝胶' });

function open(budgets: Budget[], cart: CartLine[] = [gel], ownDepartment: string | null = null) {
  const api = aShopWith(cart, {
    'budget/list': () => ({ budgets, ownDepartment }),
    'purchaseRequest/page': () => ({ list: [], total: 0 }),
    'approval/page': () => ({ list: [], total: 0 }),
  });
  const session = aSession({ roles: ['purchaser'] });
  return { ...api, ...renderScreen(<App />, { path: '/shoppingCar', mount: '/shoppingCar', session }) };
}

const department = () => screen.findByRole('combobox', { name: '计入科室' });
const lines = (place = screen.getByRole('region', { name: '科室预算' })) =>
  within(within(place).getByRole('list', { name: '科室预算' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ''));
const submit = async (user: ReturnType<typeof open>['user']) => {
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
};

test('a client without budgets is offered and sends nothing new', async () => {
  const { user, bodiesOf } = open([aBudget({ inForce: false })]);
  await submit(user);
  await user.click(
    within(await screen.findByRole('dialog', { name: '温馨提示' })).getByRole('button', { name: '确认提交' }),
  );
  await waitFor(() => expect(bodiesOf('order/generateOrder')).toHaveLength(1));
  expect(bodiesOf('order/generateOrder')[0]).not.toHaveProperty('department');
  expect(screen.queryByRole('combobox', { name: '计入科室' })).not.toBeInTheDocument();
});

test('the chosen department’s budget stands in the cart and the confirmation, and goes with the order', async () => {
  const { user, bodiesOf } = open([aBudget()]);
  expect(await department()).toHaveValue('');
  await user.selectOptions(await department(), '检验科');
  await screen.findByText('凝胶');
  expect(lines()).toEqual(['检验科2026-01-01至2026-12-31预算¥100.00已订¥40.00本单¥50.00剩余¥10.00']);
  await submit(user);
  const dialog = await screen.findByRole('dialog', { name: '温馨提示' });
  expect(lines(dialog)).toEqual(lines());
  expect(within(dialog).getByText('计入科室').nextSibling).toHaveTextContent('检验科');
  await user.click(within(dialog).getByRole('button', { name: '确认提交' }));
  await waitFor(() => expect(bodiesOf('order/generateOrder')).toMatchObject([{ department: '检验科' }]));
});

test('the last department is preset; over a blocking budget nothing is submitted, and it is said why', async () => {
  const { user, bodiesOf } = open([aBudget({ leftAmount: '49.99' })], [gel], '检验科');
  expect(await department()).toHaveValue('检验科');
  expect(await screen.findByText(/^超预算/)).toHaveTextContent('超预算 ¥ 0.01，不能提交');
  await submit(user);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '检验科 2026-01-01 至 2026-12-31 的预算剩余 ¥ 49.99，本单需要 ¥ 50.00，不能提交',
  );
  expect(bodiesOf('client/rebateinfo')).toEqual([]);
  await user.selectOptions(await department(), '不计入');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('over a marking budget the order passes, and the confirmation says so', async () => {
  const { user, bodiesOf } = open([aBudget({ leftAmount: '20.00', blocks: false })], [gel], '检验科');
  await submit(user);
  const dialog = within(await screen.findByRole('dialog', { name: '温馨提示' }));
  expect(dialog.getByText(/^超预算/)).toHaveTextContent('超预算 ¥ 30.00，仍可提交');
  await user.click(dialog.getByRole('button', { name: '确认提交' }));
  await waitFor(() => expect(bodiesOf('order/generateOrder')).toHaveLength(1));
});

test('goods of a request count to their department, whatever is chosen for the rest', async () => {
  const asked = aLine({
    id: 'gel',
    count: 5,
    priceUnit: '10.00',
    departments: [{ department: '检验科', count: 3 }],
  });
  const { user } = open(
    [aBudget(), aBudget({ id: 'budget-2', department: '手术室' })],
    [aProductWith([asked])],
  );
  await user.selectOptions(await department(), '手术室');
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(lines()).toEqual([
    expect.stringContaining('检验科2026-01-01至2026-12-31预算¥100.00已订¥40.00本单¥30.00'),
    expect.stringContaining('手术室2026-01-01至2026-12-31预算¥100.00已订¥40.00本单¥20.00'),
  ]);
});

test('what a colleague has ordered meanwhile is told by the server, and the budget is read again', async () => {
  const { user, bodiesOf } = open([aBudget()], [gel], '检验科');
  await submit(user);
  const message = '检验科 2026-01-01 至 2026-12-31 的预算剩余 ¥ 10.00，本单需要 ¥ 50.00，不能提交';
  const less = aBudget({ orderedAmount: '90.00', leftAmount: '10.00' });
  fakeApi({
    'order/generateOrder': () => refuse('60003', message),
    'budget/list': () => ({ budgets: [less], ownDepartment: '检验科' }),
  });
  await user.click(
    within(await screen.findByRole('dialog', { name: '温馨提示' })).getByRole('button', { name: '确认提交' }),
  );
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText(/^超预算/)).toHaveTextContent('超预算 ¥ 40.00，不能提交');
  expect(bodiesOf('order/generateOrder')).toHaveLength(1);
});
