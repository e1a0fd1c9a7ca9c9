import { screen, waitFor, within } from '@testing-library/react';
import type { Budget } from 'shared-kernel/contracts';
import type { Role } from 'shared-kernel/domain';
import { aSession, fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aBudget } from '../testing/a-budget';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

function open(budgets: Budget[], role: Role = 'finance') {
  const api = fakeApi({
    'budget/list': () => ({ budgets, ownDepartment: null }),
    'budget/save': () => ({ id: 'budget-2' }),
    'budget/remove': () => null,
  });
  const path = '/shoppingCar/budgets';
  return {
    ...api,
    ...renderScreen(<App />, { path, mount: '/shoppingCar', session: aSession({ roles: [role] }) }),
  };
}

test('a budget says what is planned, requested, ordered and left, and what happens when it is over', async () => {
  open([aBudget({ orderedAmount: '120.00', leftAmount: '-20.00', inForce: false })]);
  const row = within(await screen.findByRole('list', { name: '预算' }));
  const amountOf = (name: string) => row.getByText(name).nextSibling;
  expect(row.getByRole('heading', { name: '检验科' })).toBeVisible();
  expect(row.getByText('2026-01-01 至 2026-12-31')).toBeVisible();
  expect(amountOf('预算')).toHaveTextContent('¥ 100.00');
  expect(amountOf('已申请')).toHaveTextContent('¥ 20.00');
  expect(amountOf('已订')).toHaveTextContent('¥ 120.00');
  expect(amountOf('剩余')).toHaveTextContent('− ¥ 20.00');
  for (const tag of ['超出不可提交', '不在期间内', '已超预算']) expect(row.getByText(tag)).toBeVisible();
});

test('what is missing is told at its place; then the budget is saved', async () => {
  const { user, bodiesOf } = open([]);
  expect(await screen.findByText('还没有预算，订单不计入任何科室的预算')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '新建预算' }));
  const form = within(screen.getByRole('form', { name: '新预算' }));
  await user.clear(form.getByLabelText('最后一天'));
  await user.click(form.getByRole('button', { name: '保存预算' }));
  for (const problem of [
    '请填写科室，与采购申请中的写法一致',
    '请选择期间的最后一天',
    '请填写金额，如 50000 或 50000.00',
  ])
    expect(form.getByText(problem)).toBeVisible();
  await user.type(form.getByRole('combobox', { name: '科室' }), ' 手术室');
  await user.clear(form.getByLabelText('第一天'));
  await user.type(form.getByLabelText('第一天'), '2026-07-01');
  await user.type(form.getByLabelText('最后一天'), '2026-06-30');
  expect(form.getByText('最后一天不能早于第一天')).toBeVisible();
  await user.clear(form.getByLabelText('最后一天'));
  await user.type(form.getByLabelText('最后一天'), '2026-09-30');
  await user.type(form.getByRole('textbox', { name: '预算金额（元）' }), '50,000');
  await user.click(form.getByRole('radio', { name: /^不可提交/ }));
  await user.click(form.getByRole('button', { name: '保存预算' }));
  await waitFor(() =>
    expect(bodiesOf('budget/save')).toEqual([
      {
        department: '手术室',
        fromDate: '2026-07-01',
        toDate: '2026-09-30',
        plannedAmount: '50000.00',
        blocks: true,
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
});

test('a budget is changed; why the server refuses stands in the form, with what was typed', async () => {
  const { user, bodiesOf } = open([aBudget()]);
  fakeApi({ 'budget/save': () => refuse('60003', '检验科 2026-01-01 至 2026-12-31 已有预算') });
  await user.click(await screen.findByRole('button', { name: '修改 检验科 2026-01-01 至 2026-12-31' }));
  const form = within(screen.getByRole('form', { name: '修改预算' }));
  await user.click(form.getByRole('radio', { name: /^仅提示/ }));
  await user.click(form.getByRole('button', { name: '保存预算' }));
  expect(await form.findByText('检验科 2026-01-01 至 2026-12-31 已有预算')).toBeVisible();
  expect(form.getByRole('radio', { name: /^仅提示/ })).toBeChecked();
  expect(bodiesOf('budget/save')).toMatchObject([{ id: 'budget-1', plannedAmount: '100.00', blocks: false }]);
});

test('a budget is removed after a question', async () => {
  const { user, bodiesOf } = open([aBudget()]);
  await user.click(await screen.findByRole('button', { name: /^删除 检验科/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(bodiesOf('budget/remove')).toEqual([{ id: 'budget-1' }]));
});

test.each(['applicant', 'purchaser'] as const)('%s reads budgets and keeps none', async (role) => {
  open([aBudget()], role);
  expect(await screen.findByRole('heading', { name: '检验科' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(新建预算|修改|删除)/ })).not.toBeInTheDocument();
});
