import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared-kernel/domain';
import { aSession, type FakeAnswers, fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { anApproval, anApprovalHead } from '../testing/an-approval';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

const answers: FakeAnswers = {
  'approval/page': () => ({ list: [anApprovalHead()], total: 1 }),
  'approval/detail': () => anApproval(),
  'approval/decide': () => ({ status: 'ordered', orderId: 'order-1', problem: null }),
  'approval/deputy': () => ({ deputy: null, choices: [{ id: '9', name: '郑书记' }] }),
  'approval/deputy/set': () => null,
  'approval/withdraw': () => null,
};

function open(role: Role, path = '/shoppingCar/approvals', over: FakeAnswers = {}) {
  const api = fakeApi({ ...answers, ...over });
  const session = aSession({ roles: [role] });
  return { ...api, ...renderScreen(<App />, { path, mount: '/shoppingCar', session }) };
}

test('an order is approved from the list in two presses, as it was seen', async () => {
  const { user, bodiesOf } = open('approver');
  expect((await screen.findByRole('link', { name: '审批 7' })).closest('li')).toHaveTextContent(
    /待审批¥ 120.00钱采购，1.种商品，2026-11-20 10:00金额达到 ¥ 100.00/,
  );
  await user.click(screen.getByRole('button', { name: '批准 审批 7' }));
  await user.click(screen.getByRole('button', { name: /^确认批准 ¥.120.00$/ }));
  await waitFor(() =>
    expect(bodiesOf('approval/decide')).toEqual([
      { id: 'approval-1', digest: 'digest-1', verdict: 'approved', words: '' },
    ]),
  );
  expect(await screen.findByText('已批准，订单已提交')).toBeVisible();
});

test('a refusal needs words, and a colleague who was quicker is told in place', async () => {
  const message = '该审批已由郑书记处理：已批准';
  const { user, bodiesOf } = open('approver', undefined, {
    'approval/decide': () => refuse('60003', message),
  });
  await user.click(await screen.findByRole('button', { name: '不批准 审批 7' }));
  const form = within(screen.getByRole('form', { name: '不批准 审批 7' }));
  await user.click(form.getByRole('button', { name: '确认不批准' }));
  expect(form.getByText('请填写不批准的原因，提交人会看到')).toBeVisible();
  expect(bodiesOf('approval/decide')).toEqual([]);
  await user.type(form.getByRole('textbox'), '下月再买');
  await user.click(form.getByRole('button', { name: '确认不批准' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('textbox')).toHaveValue('下月再买');
});

test('who may not decide sees no buttons, and no deputies', async () => {
  open('purchaser', undefined, {
    'approval/page': () => ({ list: [anApprovalHead({ isOwn: true, mayDecide: false })], total: 1 }),
  });
  await screen.findByRole('link', { name: '审批 7' });
  expect(screen.queryByRole('button', { name: /批准/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '外出时的代理' })).not.toBeInTheDocument();
});

test('a deputy is named for days of absence', async () => {
  const { user, bodiesOf } = open('approver');
  await user.selectOptions(await screen.findByRole('combobox', { name: '代理人' }), '郑书记');
  for (const [field, day] of [
    ['开始日期', '2099-01-02'],
    ['结束日期', '2099-01-09'],
  ] as const) {
    await user.clear(screen.getByLabelText(field));
    await user.type(screen.getByLabelText(field), day);
  }
  await user.click(screen.getByRole('button', { name: '保存代理' }));
  await waitFor(() =>
    expect(bodiesOf('approval/deputy/set')).toEqual([
      { deputyId: '9', fromDate: '2099-01-02', toDate: '2099-01-09' },
    ]),
  );
});

test('a deputy that is being named stays when the page is opened again, until it is saved', async () => {
  const first = open('approver');
  await first.user.selectOptions(await screen.findByRole('combobox', { name: '代理人' }), '郑书记');
  await first.user.clear(screen.getByLabelText('结束日期'));
  await first.user.type(screen.getByLabelText('结束日期'), '2099-02-03');
  first.unmount();
  const { user } = open('approver');
  expect(await screen.findByRole('combobox', { name: '代理人' })).toHaveValue('9');
  expect(screen.getByLabelText('结束日期')).toHaveValue('2099-02-03');
  await user.click(screen.getByRole('button', { name: '保存代理' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: '代理人' })).toHaveValue(''));
});

test('a deputy is cancelled, whatever the fields hold', async () => {
  const deputy = { id: '9', name: '郑书记', fromDate: '2099-01-02', toDate: '2099-01-09' };
  const { user, bodiesOf } = open('approver', undefined, {
    'approval/deputy': () => ({ deputy, choices: [{ id: '9', name: '郑书记' }] }),
  });
  await user.clear(await screen.findByLabelText('开始日期'));
  await user.click(screen.getByRole('button', { name: '取消代理' }));
  await waitFor(() =>
    expect(bodiesOf('approval/deputy/set')).toEqual([
      { deputyId: null, fromDate: '2099-01-02', toDate: '2099-01-09' },
    ]),
  );
  await waitFor(() => expect(screen.getByLabelText('开始日期')).toHaveValue('2099-01-02'));
});

test('an order that was cancelled after its approval is named so', async () => {
  open('approver', '/shoppingCar/approval?id=approval-1', {
    'approval/detail': () =>
      anApproval({ status: 'cancelled', mayDecide: false, orderId: 'order-1', orderNo: 'AL1' }),
  });
  expect(await screen.findByText('订单已取消')).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument();
});

test('an approval shows its goods, what has changed and who decided, and is decided there', async () => {
  const { user, bodiesOf } = open('approver', '/shoppingCar/approval?id=approval-1', {
    'approval/detail': () =>
      anApproval({
        changes: ['凝胶 单价：9.00 → 10.00'],
        department: '检验科',
        decisions: [
          {
            step: 1,
            name: '吴院长',
            forName: '李院长',
            verdict: 'approved',
            words: '同意',
            time: '2026-11-20 11:00:00',
          },
        ],
      }),
  });
  expect(await screen.findByRole('row', { name: /凝胶/ })).toHaveTextContent('备注：送三号手术室');
  const record = screen.getByRole('region', { name: '审批记录' });
  expect(record).toHaveTextContent('凝胶 单价：9.00 → 10.00');
  expect(record).toHaveTextContent('第 1 步：吴院长（代李院长） 批准，2026-11-20 11:00:00，意见：同意');
  expect(record).toHaveTextContent('等待：第 1 步 郑书记');
  expect(record).toHaveTextContent('计入科室：检验科');
  await user.click(screen.getByRole('button', { name: '批准' }));
  await user.click(screen.getByRole('button', { name: /^确认批准/ }));
  await waitFor(() => expect(bodiesOf('approval/decide')).toHaveLength(1));
});

test('who asked takes it back', async () => {
  const own = { isOwn: true, mayDecide: false };
  const { user, bodiesOf } = open('purchaser', '/shoppingCar/approval?id=approval-1', {
    'approval/detail': () => anApproval(own),
  });
  await user.click(await screen.findByRole('button', { name: '撤回' }));
  await waitFor(() => expect(bodiesOf('approval/withdraw')).toEqual([{ id: 'approval-1' }]));
});
