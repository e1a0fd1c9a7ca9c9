import { screen, within } from '@testing-library/react';
import type { LoginSession, MessageChoice } from 'shared-kernel/contracts';
import { aSession, fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import App from '../app';

const here: LoginSession = {
  id: 'here',
  device: 'Windows · Chrome',
  address: '127.0.0.1',
  createTime: '2026-11-21 09:00:00',
  lastSeenTime: '2026-11-21 10:00:00',
  current: true,
};
const elsewhere: LoginSession = { ...here, id: 'elsewhere', device: 'iPhone · Safari', current: false };

const choices: MessageChoice[] = [
  { topic: 'decision', text: true, mail: false },
  { topic: 'order', text: false, mail: false },
];

function open(path = '/mine/accountSettings', others = [elsewhere], email: string | null = null) {
  let sessions = [here, ...others];
  let notification = { mobilePhone: '138****0000', email, choices };
  const ended: unknown[] = [];
  const { id, clientName, clientType } = aSession().user;
  fakeApi({
    'message/unread': () => ({ unread: 0 }),
    'memberInfo/detail': () => ({
      id,
      clientName,
      clientType,
      userId: 'u',
      name: '张老师',
      account: 'hospital1',
      mobilePhone: '138****0000',
    }),
    'member/notification': () => notification,
    'member/notification/edit': ({ topic, channel, wanted }) => {
      if (topic === 'order' && channel === 'text') refuse('60008', '系统繁忙');
      const changed = notification.choices.map((one) =>
        one.topic === topic ? { ...one, [channel]: wanted } : one,
      );
      notification = { ...notification, choices: changed };
      return null;
    },
    'member/email/remove': () => {
      notification = { ...notification, email: null };
      return null;
    },
    'member/session/list': () => sessions,
    'member/session/endothers': () => {
      sessions = [here];
      return null;
    },
    'member/session/end': (body) => {
      ended.push(body);
      sessions = [here];
      return null;
    },
  });
  const rendered = renderScreen(<App />, {
    mount: '/mine',
    path,
    slotLoader: ({ name }) => <p>{`插槽 ${name}`}</p>,
  });
  return { ...rendered, ended };
}

test('the current user, with the phone partly hidden', async () => {
  open();
  expect((await screen.findAllByText('138****0000'))[0]).toBeVisible();
  expect(screen.getByText('hospital1')).toBeVisible();
});

test('another session is ended after confirmation; this one cannot be', async () => {
  const { user, ended } = open();
  const list = within(await screen.findByRole('region', { name: '登录会话' }));
  await user.click(await list.findByRole('button', { name: '结束会话' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('“iPhone · Safari”将退出登录，请确认是否继续?')).toBeVisible();
  await user.click(question.getByRole('button', { name: '结束会话' }));
  expect(await screen.findByText('该会话已结束')).toBeVisible();
  expect(ended).toEqual([{ id: 'elsewhere' }]);
  expect(list.queryByRole('button', { name: '结束会话' })).toBeNull();
});

test('all other sessions are ended at once', async () => {
  const { user } = open('/mine/accountSettings', [elsewhere, { ...elsewhere, id: 'third' }]);
  const list = within(await screen.findByRole('region', { name: '登录会话' }));
  await user.click(await list.findByRole('button', { name: '退出其他全部' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('其他 2 处登录将全部退出，请确认是否继续?')).toBeVisible();
  await user.click(question.getByRole('button', { name: '全部退出' }));
  expect(await screen.findByText('其他登录已全部退出')).toBeVisible();
  expect(list.queryByRole('button')).toBeNull();
});

test('large type and high contrast apply to the document', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: /大字/ }));
  expect(document.documentElement).toHaveAttribute('data-large-type');
  await user.click(screen.getByRole('switch', { name: /大字/ }));
  expect(document.documentElement).not.toHaveAttribute('data-large-type');
});

test('the password is changed in the shell’s dialog', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '修改密码' }));
  expect(await screen.findByText('插槽 shell/change-password')).toBeVisible();
});

test('the address book is that of the checkout', async () => {
  open('/mine/addressBook');
  expect(await screen.findByText('插槽 cart/address-book')).toBeVisible();
  expect(screen.getByRole('heading', { name: '收货地址', level: 1 })).toBeVisible();
});

test('a client’s only member finds here how to invite a colleague, and nowhere else', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: '同事' }));
  expect(card.getByRole('link', { name: '邀请同事' })).toHaveAttribute('href', '/mine/colleagues');
  expect(within(screen.getByRole('navigation', { name: '用户中心' })).queryByText('同事与角色')).toBeNull();
});

const notifications = async () => within(await screen.findByRole('region', { name: '消息通知' }));

test('a kind of message is chosen with one press; who is alone is not asked about approvals', async () => {
  const { user } = open('/mine/accountSettings', [], 's***@hospital.example');
  const card = await notifications();
  const mail = await card.findByRole('switch', { name: '订单进度 邮件' });
  await user.click(mail);
  expect(mail).toBeChecked();
  expect(card.queryByText('待我审批的订单')).toBeNull();
});

test('a choice that could not be saved goes back, and its row says so', async () => {
  const { user } = open();
  const card = await notifications();
  const text = await card.findByRole('switch', { name: '订单进度 短信' });
  await user.click(text);
  expect(await card.findByText('未保存：系统繁忙')).toBeVisible();
  expect(text).not.toBeChecked();
});

test('mail waits for an address, which is bound in the shell’s dialog', async () => {
  const { user } = open();
  const card = await notifications();
  expect(await card.findByRole('switch', { name: '订单进度 邮件' })).toBeDisabled();
  await user.click(card.getByRole('button', { name: '绑定邮箱' }));
  expect(await screen.findByText('插槽 shell/bind-email')).toBeVisible();
});

test('an address is removed after confirmation', async () => {
  const { user } = open('/mine/accountSettings', [], 's***@hospital.example');
  const card = await notifications();
  expect(await card.findByText('s***@hospital.example')).toBeVisible();
  await user.click(card.getByRole('button', { name: '解绑邮箱' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '解绑' }));
  expect(await screen.findByText('邮箱已解绑')).toBeVisible();
  expect(card.getByRole('button', { name: '绑定邮箱' })).toBeVisible();
});
