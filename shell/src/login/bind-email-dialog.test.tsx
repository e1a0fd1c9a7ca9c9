import { screen } from '@testing-library/react';
import { fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import BindEmailDialog from './bind-email-dialog';

function open(answer: () => null) {
  const onClose = jest.fn();
  const api = fakeApi({ 'member/email/verifycode': () => null, 'member/email/bind': answer });
  return { onClose, api, ...renderScreen(<BindEmailDialog replaces={false} onClose={onClose} />) };
}

const press = (name: string) => screen.getByRole('button', { name });

test('a code is sent to the address, and binds it', async () => {
  const { user, api, onClose } = open(() => null);
  await user.type(await screen.findByLabelText('邮箱地址'), ' shen@hospital.example ');
  await user.click(press('获取验证码'));
  expect(await screen.findByText('验证码已发送')).toBeVisible();
  expect(screen.getByLabelText('邮箱验证码')).toHaveFocus();
  await user.type(screen.getByLabelText('邮箱验证码'), '246810');
  await user.click(press('确定'));
  expect(await screen.findByText('邮箱已绑定')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  const typed = { email: 'shen@hospital.example', verifyCode: '246810' };
  expect(api.bodiesOf('member/email/verifycode')).toEqual([{ email: typed.email }]);
  expect(api.bodiesOf('member/email/bind')).toEqual([typed]);
});

test('no code is asked for without an address, and a wrong code is told', async () => {
  const { user, api } = open(() => refuse('60006', '邮箱或验证码有误'));
  await user.click(await screen.findByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请先输入邮箱地址')).toBeVisible();
  await user.type(screen.getByLabelText('邮箱地址'), 'shen@hospital');
  await user.type(screen.getByLabelText('邮箱验证码'), '000000');
  await user.click(press('确定'));
  expect(await screen.findByText('请输入正确的邮箱地址')).toBeVisible();
  await user.type(screen.getByLabelText('邮箱地址'), '.example');
  await user.click(press('确定'));
  expect(await screen.findByRole('alert')).toHaveTextContent('邮箱或验证码有误');
  expect(api.bodiesOf('member/email/verifycode')).toEqual([]);
});
