import { screen, within } from '@testing-library/react';
import type { LoginSession } from 'shared-kernel/contracts';
import { aSession, fakeApi, renderScreen } from 'shared-kernel/testing';
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

function open(path = '/mine/accountSettings', others = [elsewhere]) {
  let sessions = [here, ...others];
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
  expect(await screen.findByText('138****0000')).toBeVisible();
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
