import { screen, within } from '@testing-library/react';
import type { Colleague, Invitation } from 'shared-kernel/contracts';
import type { Role } from 'shared-kernel/domain';
import { aSession, fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';

const chief: Colleague = {
  id: '1',
  name: '顾主任',
  account: 'chief1',
  mobilePhone: '138****0011',
  roles: ['administrator'],
  active: true,
  self: true,
  lastSeenTime: '2026-11-21 10:00:00',
};
const nurse: Colleague = {
  ...chief,
  id: '2',
  name: '陈护士长',
  roles: ['applicant'],
  self: false,
  lastSeenTime: null,
};
const waiting: Invitation = {
  id: '9',
  name: '孙会计',
  mobilePhone: '13800000015',
  roles: ['finance'],
  inviterName: '顾主任',
  createTime: '2026-11-21 10:00:00',
  expireTime: '2026-11-28 10:00:00',
  expired: false,
};

beforeAll(preloadFeedback);

function open({
  colleagues = [chief, nurse],
  invitations = [] as Invitation[],
  held = ['administrator'] as Role[],
} = {}) {
  let [people, invited] = [colleagues, invitations];
  const change = (id: string, over: Partial<Colleague>) => {
    people = people.map((one) => (one.id === id ? { ...one, ...over } : one));
    return null;
  };
  const api = fakeApi({
    'message/unread': () => ({ unread: 0 }),
    'colleague/list': () => ({ colleagues: people, invitations: invited }),
    'colleague/invite': ({ name, mobilePhone, roles }) => {
      if (mobilePhone === '13800000001') refuse('60003', '该手机号已是其他单位的账号，请换一个手机号');
      invited = [{ ...waiting, name, mobilePhone, roles }];
      return { id: '9', told: true };
    },
    'colleague/invitation/withdraw': () => {
      invited = [];
      return null;
    },
    'colleague/change': ({ id, name, roles }) => change(id, { name, roles }),
    'colleague/deactivate': ({ id }) => {
      if (id === chief.id) refuse('60003', '顾主任是唯一的管理员，请先让另一位同事成为管理员');
      return change(id, { active: false });
    },
    'colleague/reactivate': ({ id }) => change(id, { active: true }),
  });
  const session = aSession({ roles: held });
  return { api, ...renderScreen(<App />, { mount: '/mine', path: '/mine/colleagues', session }) };
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('each colleague stands with roles and last use', async () => {
  open();
  const row = await rowOf('陈护士长');
  expect(row.getByText('申请人')).toBeVisible();
  expect(row.getByText('—')).toBeVisible();
  expect((await rowOf('顾主任')).getByText('本人')).toBeVisible();
});

test('an invitation needs name, phone and a role, and then waits to be taken', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: '邀请同事' }));
  const dialog = within(await screen.findByRole('dialog', { name: '邀请同事' }));
  await user.click(dialog.getByRole('button', { name: '发送邀请' }));
  expect(dialog.getByText('请填写姓名')).toBeVisible();
  expect(dialog.getByText('请输入11位手机号')).toBeVisible();
  expect(dialog.getByText('请至少选择一个角色')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: '姓名' })).toHaveFocus();
  await user.type(dialog.getByRole('textbox', { name: '姓名' }), '冯采购');
  await user.type(dialog.getByRole('textbox', { name: '手机号' }), '13800000016');
  await user.click(dialog.getByRole('checkbox', { name: /采购员/ }));
  await user.click(dialog.getByRole('checkbox', { name: /财务/ }));
  await user.click(dialog.getByRole('button', { name: '发送邀请' }));
  expect(await screen.findByText('已邀请冯采购，短信已发出')).toBeVisible();
  expect(api.bodiesOf('colleague/invite')).toEqual([
    { name: '冯采购', mobilePhone: '13800000016', roles: ['purchaser', 'finance'] },
  ]);
  const list = within(screen.getByRole('region', { name: '等待加入' }));
  expect(list.getByText(/采购员、财务.*顾主任 邀请/)).toBeVisible();
});

test('what the server refuses stands in the dialog, with what was typed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '邀请同事' }));
  const dialog = within(await screen.findByRole('dialog', { name: '邀请同事' }));
  await user.type(dialog.getByRole('textbox', { name: '姓名' }), '冯采购');
  await user.type(dialog.getByRole('textbox', { name: '手机号' }), '13800000001');
  await user.click(dialog.getByRole('checkbox', { name: /采购员/ }));
  await user.click(dialog.getByRole('button', { name: '发送邀请' }));
  expect(await dialog.findByText('该手机号已是其他单位的账号，请换一个手机号')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: '姓名' })).toHaveValue('冯采购');
});

test('what was typed outlives the end of the session in this tab, and goes when the dialog is closed', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: '邀请同事' }));
  await user.type(await screen.findByRole('textbox', { name: '姓名' }), '冯采购');
  unmount();
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: '邀请同事' }));
  expect(await screen.findByRole('textbox', { name: '姓名' })).toHaveValue('冯采购');
  await again.user.click(screen.getByRole('button', { name: '取消' }));
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('colleague-'))).toEqual([]);
});

test('an earlier invitation begins with what it said, whatever was typed for another one', async () => {
  const { user, unmount } = open({ invitations: [waiting] });
  await user.click(await screen.findByRole('button', { name: '邀请同事' }));
  await user.type(await screen.findByRole('textbox', { name: '姓名' }), '冯采购');
  unmount();
  const again = open({ invitations: [waiting] });
  await again.user.click(await screen.findByRole('button', { name: '重新邀请 孙会计' }));
  expect(await screen.findByRole('textbox', { name: '姓名' })).toHaveValue('孙会计');
  expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000015');
  await again.user.click(screen.getByRole('button', { name: '取消' }));
});

test('roles are changed; who gives up the administration is asked first', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: '修改 顾主任' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改“顾主任”' }));
  await user.click(dialog.getByRole('checkbox', { name: /采购员/ }));
  await user.click(dialog.getByRole('checkbox', { name: /管理员/ }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/您将不再是管理员/)).toBeVisible();
  expect(api.bodiesOf('colleague/change')).toEqual([]);
  await user.click(screen.getByRole('button', { name: '继续' }));
  expect(await screen.findByText('已保存，对方下一次操作起生效')).toBeVisible();
  expect(api.bodiesOf('colleague/change')).toEqual([{ id: '1', name: '顾主任', roles: ['purchaser'] }]);
});

test('a colleague is deactivated after a question, and made active again', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '停用 陈护士长' }));
  const question = within(await screen.findByRole('dialog'));
  expect(
    question.getByText('“陈护士长”将立即退出登录，不能再登录；订单与记录保留，可随时恢复。'),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: '停用' }));
  expect(await screen.findByText('已停用')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '恢复 陈护士长' }));
  expect(await screen.findByRole('button', { name: '停用 陈护士长' })).toBeVisible();
});

test('the last administrator is told why they stay', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '停用 顾主任' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停用' }));
  expect(await screen.findByText('顾主任是唯一的管理员，请先让另一位同事成为管理员')).toBeVisible();
});

test('an invitation is sent again with what it had, or withdrawn', async () => {
  const { user } = open({ invitations: [{ ...waiting, expired: true }] });
  expect(await screen.findByText('已过期')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重新邀请 孙会计' }));
  expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue('13800000015');
  await user.click(screen.getByRole('button', { name: '取消' }));
  await user.click(screen.getByRole('button', { name: '撤回对 孙会计 的邀请' }));
  expect(await screen.findByText('邀请已撤回')).toBeVisible();
});

test('the menu offers what the roles allow', async () => {
  open({ held: ['purchaser'] });
  const menu = within(await screen.findByRole('navigation', { name: '用户中心' }));
  expect(menu.getByRole('link', { name: '收货地址' })).toBeVisible();
  expect(menu.queryByRole('link', { name: '对账单' })).toBeNull();
});
