import { screen, waitFor, within } from '@testing-library/react';
import type { ApprovalRule } from 'shared-kernel/contracts';
import { aSession, fakeApi, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

const approvers = [
  { id: '1', name: '吴院长' },
  { id: '2', name: '郑书记' },
];
const rule: ApprovalRule = {
  id: 'rule-1',
  minAmount: '5000.00',
  categoryIds: [],
  categoryNames: [],
  newProducts: true,
  overBudget: false,
  steps: [approvers],
};

function open(rules: ApprovalRule[]) {
  const api = fakeApi({
    'approval/rule/list': () => ({ rules, approvers }),
    'approval/rule/save': () => ({ id: 'rule-2' }),
    'approval/rule/remove': () => null,
    'product/catagories': () => [],
  });
  const session = aSession({ roles: ['administrator'] });
  const path = '/shoppingCar/approvalRules';
  return { ...api, ...renderScreen(<App />, { path, mount: '/shoppingCar', session }) };
}

test('a rule says when it holds and who approves', async () => {
  open([rule]);
  expect(await screen.findByText(/^实付合计达到 ¥.5,000.00，且含从未购买过的商品$/)).toBeVisible();
  expect(screen.getByText('第 1 步 吴院长或郑书记')).toBeVisible();
});

test('what is missing is told at its place; a rule of two steps is saved', async () => {
  const { user, bodiesOf } = open([]);
  await user.click(await screen.findByRole('button', { name: '新建规则' }));
  const form = within(screen.getByRole('form', { name: '新规则' }));
  await user.click(form.getByRole('button', { name: '保存规则' }));
  expect(form.getByText('请至少选择一个条件')).toBeVisible();
  expect(form.getByText('请为第 1 步选择审批人')).toBeVisible();
  const amount = form.getByRole('textbox', { name: '实付合计达到（元）' });
  await user.type(amount, '五千');
  expect(form.getByText('请填写金额，如 5000 或 5000.00')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '5,000');
  await user.click(form.getByRole('button', { name: '增加一步' }));
  const [first, second] = form.getAllByRole('group', { name: /步审批人/ });
  await user.click(within(first as HTMLElement).getByRole('checkbox', { name: '吴院长' }));
  await user.click(within(second as HTMLElement).getByRole('checkbox', { name: '郑书记' }));
  await user.click(form.getByRole('button', { name: '保存规则' }));
  await waitFor(() =>
    expect(bodiesOf('approval/rule/save')).toEqual([
      {
        minAmount: '5000.00',
        categoryIds: [],
        newProducts: false,
        overBudget: false,
        steps: [['1'], ['2']],
      },
    ]),
  );
});

test('over budget is a condition of its own, and stands in the sentence', async () => {
  const { user, bodiesOf } = open([{ ...rule, minAmount: null, newProducts: false, overBudget: true }]);
  expect(await screen.findByText('超出科室预算')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '修改 超出科室预算' }));
  const form = within(screen.getByRole('form', { name: '修改规则' }));
  expect(form.getByRole('checkbox', { name: /^超预算/ })).toBeChecked();
  await user.click(form.getByRole('checkbox', { name: '含从未购买过的商品' }));
  await user.click(form.getByRole('button', { name: '保存规则' }));
  await waitFor(() =>
    expect(bodiesOf('approval/rule/save')).toMatchObject([{ newProducts: true, overBudget: true }]),
  );
});

test('a rule that is typed is there again after a reload', async () => {
  const { user, unmount } = open([rule]);
  await user.click(await screen.findByRole('button', { name: /^修改 / }));
  await user.type(screen.getByRole('textbox', { name: '实付合计达到（元）' }), '1');
  unmount();
  open([rule]);
  expect(await screen.findByRole('textbox', { name: '实付合计达到（元）' })).toHaveValue('5000.001');
});

test('an approver who has gone is left out when a rule is changed, and another is asked for', async () => {
  const gone = { id: '3', name: '孙副院长' };
  const { user, bodiesOf } = open([{ ...rule, steps: [[gone], [gone, approvers[0] as typeof gone]] }]);
  await user.click(await screen.findByRole('button', { name: /^修改 / }));
  const form = within(screen.getByRole('form', { name: '修改规则' }));
  await user.click(form.getByRole('button', { name: '保存规则' }));
  expect(form.getByText('请为第 1 步选择审批人')).toBeVisible();
  const [first] = form.getAllByRole('group', { name: /步审批人/ });
  await user.click(within(first as HTMLElement).getByRole('checkbox', { name: '郑书记' }));
  await user.click(form.getByRole('button', { name: '保存规则' }));
  await waitFor(() => expect(bodiesOf('approval/rule/save')).toMatchObject([{ steps: [['2'], ['1']] }]));
});

test('a rule is removed after a question', async () => {
  const { user, bodiesOf } = open([rule]);
  await user.click(await screen.findByRole('button', { name: /^删除 / }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(bodiesOf('approval/rule/remove')).toEqual([{ id: 'rule-1' }]));
});
