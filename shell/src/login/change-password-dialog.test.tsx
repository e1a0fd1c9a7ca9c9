import { screen } from '@testing-library/react';
import { fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import { loginKey } from '../testing/login-key';
import ChangePasswordDialog from './change-password-dialog';

function open(answer: () => null) {
  const onClose = jest.fn();
  const api = fakeApi({ 'member/web/login/key': () => loginKey.seal(), 'member/changepassword': answer });
  return { onClose, api, ...renderScreen(<ChangePasswordDialog onClose={onClose} />) };
}

type User = ReturnType<typeof open>['user'];

async function fill(user: User) {
  await user.type(await screen.findByLabelText('原密码'), 'Old12345');
  await user.type(screen.getByLabelText('新密码'), 'New12345');
  await user.type(screen.getByLabelText('确认密码'), 'New12345');
}

test('both passwords leave encrypted, and who wants stays logged in elsewhere', async () => {
  const { user, api, onClose } = open(() => null);
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: '同时退出其他设备上的登录' }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('密码修改成功')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  const [body] = api.bodiesOf('member/changepassword');
  expect(body?.keepOthers).toBe(true);
  expect(loginKey.read(body?.oldPassword ?? '')).toBe('Old12345');
  expect(loginKey.read(body?.newPassword ?? '')).toBe('New12345');
});

test('a wrong old password is told, and can be typed again', async () => {
  const { user, onClose } = open(() => refuse('50001', '原密码错误'));
  await fill(user);
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('原密码错误');
  expect(onClose).not.toHaveBeenCalled();
});

test('who does not know it any more goes by the phone', async () => {
  const { user } = open(() => null);
  await user.click(await screen.findByRole('button', { name: '忘记原密码？' }));
  expect(await screen.findByRole('dialog', { name: '重置密码' })).toBeVisible();
});
