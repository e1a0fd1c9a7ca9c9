import { act, screen, waitFor, within } from '@testing-library/react';
import { getSession } from 'shared-kernel/session';
import { aSession, breakNetwork, neverReply, refuse } from 'shared-kernel/testing';
import { loginKey } from '../testing/login-key';
import { address, renderShell } from '../testing/render-shell';

const reply = { sessionId: 'token-9', userId: 'u1', name: '张', ...aSession().user };
const answers = {
  'member/web/login/key': () => loginKey.seal(),
  'member/web/login': () => reply,
  'member/web/phoneLogin': () => reply,
  'member/verifycode': () => null,
  'member/forgetpassword/verifycode': () => null,
  'member/forgetpassword': () => null,
};

async function openLogin(more: object = {}) {
  const shop = renderShell('/login', { answers: { ...answers, ...more } });
  await screen.findByLabelText('登录账号');
  const panel = () => within(screen.getByRole('tabpanel'));
  return { ...shop, panel, submit: () => shop.user.click(panel().getByRole('button', { name: '登录' })) };
}

/** Faster than the page can show that it is busy. */
const twoClicks = (button: HTMLElement) =>
  act(() => {
    button.click();
    button.click();
  });

test('who came from an address that no page has is told so, and finds home', async () => {
  renderShell('/certificate/x?y=1');
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcertificate%2Fx%3Fy%3D1'));
  const told = await screen.findByText(/您要打开的页面不存在/);
  expect(within(told).getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
});

test('who came from a page that needs a login is not', async () => {
  renderShell('/mine?currentMenu=my_order');
  await screen.findByLabelText('登录账号');
  expect(screen.queryByText(/页面不存在/)).not.toBeInTheDocument();
});

describe('login by account', () => {
  test('asks for account and password, under their fields', async () => {
    const { submit, bodiesOf } = await openLogin();
    await submit();
    expect(screen.getByLabelText('登录账号')).toHaveAccessibleDescription('登录账号不能为空！');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('密码不能为空！');
    expect(screen.getByLabelText('登录账号')).toHaveFocus();
    expect(bodiesOf('member/web/login')).toHaveLength(0);
  });

  test('a problem goes once the field is changed', async () => {
    const { submit, user } = await openLogin();
    await submit();
    await user.type(screen.getByLabelText('登录账号'), 'h');
    expect(screen.queryByText('登录账号不能为空！')).not.toBeInTheDocument();
    expect(screen.getByText('密码不能为空！')).toBeVisible();
  });

  test('sends the account trimmed and the password trimmed and encrypted', async () => {
    const { user, bodiesOf } = await openLogin();
    await user.type(screen.getByLabelText('登录账号'), '  hospital ');
    await user.type(screen.getByLabelText('密码'), ' abc123 {Enter}');
    await waitFor(() => expect(address()).toBe('/home'));
    const [body] = bodiesOf('member/web/login');
    expect(body?.account).toBe('hospital');
    expect(body?.password).not.toContain('abc123');
    expect(loginKey.read(body?.password ?? '')).toBe('abc123');
    expect(getSession()).toEqual({ token: 'token-9', user: aSession().user });
  });

  test('caps lock is told while the password is typed', async () => {
    const { user } = await openLogin();
    const password = screen.getByLabelText('密码');
    await user.type(password, '{CapsLock}a');
    expect(password).toHaveAccessibleDescription('大写锁定已打开');
    await user.type(password, '{CapsLock}a');
    expect(password).toHaveAccessibleDescription('');
  });

  test('cannot be sent twice', async () => {
    const { user, bodiesOf } = await openLogin({ 'member/web/login': neverReply });
    await user.type(screen.getByLabelText('登录账号'), 'hospital');
    await user.type(screen.getByLabelText('密码'), 'abc123{Enter}');
    expect(await screen.findByRole('button', { name: '登录中…', busy: true })).toBeVisible();
    await user.type(screen.getByLabelText('密码'), '{Enter}');
    await waitFor(() => expect(bodiesOf('member/web/login')).toHaveLength(1));
  });

  test('two clicks log in once, and a refusal leaves the way to try again', async () => {
    const { user, panel, submit, bodiesOf } = await openLogin({
      'member/web/login': () => refuse('60006', '账号或密码有误'),
    });
    await user.type(screen.getByLabelText('登录账号'), 'hospital');
    await user.type(screen.getByLabelText('密码'), 'abc123');
    twoClicks(panel().getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码有误');
    expect(bodiesOf('member/web/login/key')).toHaveLength(1);
    await submit();
    await waitFor(() => expect(bodiesOf('member/web/login')).toHaveLength(2));
  });

  test.each([
    ['a refusal', () => refuse('60006', '账号或密码有误'), '账号或密码有误'],
    ['a broken connection', breakNetwork, '网络连接失败，请检查网络'],
  ])('%s is told, and nothing typed is lost', async (_case, login, told) => {
    const { user, submit } = await openLogin({ 'member/web/login': login });
    await user.type(screen.getByLabelText('登录账号'), 'hospital');
    await user.type(screen.getByLabelText('密码'), 'abc123');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(screen.getByLabelText('登录账号')).toHaveValue('hospital');
    expect(screen.getByLabelText('密码')).toHaveValue('abc123');
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
  });

  test('without a secure context no password can be remembered, and the form says so', async () => {
    await openLogin();
    expect(screen.getByRole('checkbox', { name: /记住密码/ })).toBeDisabled();
    expect(screen.getByText('（非安全连接，无法使用）')).toBeVisible();
  });
});

describe('login by mobile phone', () => {
  async function openMobile(more: object = {}) {
    const shop = await openLogin(more);
    await shop.user.click(screen.getByRole('tab', { name: '手机登录' }));
    const phone = shop.panel().getByLabelText('手机号码');
    const code = shop.panel().getByLabelText('短信验证码');
    const ask = () => shop.user.click(shop.panel().getByRole('button', { name: '获取验证码' }));
    return { ...shop, phone, code, ask };
  }

  test('asks for phone and code', async () => {
    const { submit, phone, code, user } = await openMobile();
    await submit();
    expect(phone).toHaveAccessibleDescription('请输入手机号码');
    expect(code).toHaveAccessibleDescription('验证码不能为空！');
    await user.type(phone, '23800000000');
    await submit();
    expect(phone).toHaveAccessibleDescription('请输入11位手机号');
  });

  test('a code needs a phone', async () => {
    const { ask, phone, user, bodiesOf } = await openMobile();
    await ask();
    expect(phone).toHaveAccessibleDescription('请先输入手机号码');
    await user.type(phone, '138');
    await ask();
    expect(phone).toHaveAccessibleDescription('手机号码格式为11位');
    expect(bodiesOf('member/verifycode')).toHaveLength(0);
  });

  test('a code is sent, the button counts down, and the code logs in', async () => {
    const { ask, phone, code, user, panel, bodiesOf } = await openMobile();
    await user.type(phone, '13800000000');
    await ask();
    expect(await screen.findByText('验证码已发送')).toBeVisible();
    expect(panel().getByRole('button', { name: /^\d+ 秒后重新获取$/ })).toBeDisabled();
    expect(bodiesOf('member/verifycode')).toEqual([{ mobilePhone: '13800000000' }]);
    expect(code).toHaveFocus();
    await user.type(code, '1234{Enter}');
    await waitFor(() => expect(address()).toBe('/home'));
    expect(bodiesOf('member/web/phoneLogin')).toEqual([{ mobilePhone: '13800000000', verifyCode: '1234' }]);
  });

  test('a code that cannot be sent says why, and can be asked for again', async () => {
    const { ask, phone, code, user, panel } = await openMobile({
      'member/verifycode': () => refuse('60005', '发送过于频繁，请稍后再试'),
    });
    await user.type(phone, '13800000000');
    await ask();
    await waitFor(() => expect(code).toHaveAccessibleDescription('发送过于频繁，请稍后再试'));
    expect(panel().getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  test('what the server refused keeps nobody from logging in with a code that came before', async () => {
    const { ask, phone, code, user, bodiesOf } = await openMobile({
      'member/verifycode': () => refuse('60005', '操作过于频繁，请 60 秒后再试'),
    });
    await user.type(phone, '13800000000');
    await ask();
    await waitFor(() => expect(code).toHaveAccessibleDescription('操作过于频繁，请 60 秒后再试'));
    expect(code).toBeValid();
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(bodiesOf('member/web/phoneLogin')).toHaveLength(1));
  });

  test('two clicks ask for one code', async () => {
    const { phone, user, panel, bodiesOf } = await openMobile({ 'member/verifycode': neverReply });
    await user.type(phone, '13800000000');
    twoClicks(panel().getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(bodiesOf('member/verifycode')).toHaveLength(1));
  });

  test('a pasted phone keeps its digits', async () => {
    const { phone, user } = await openMobile();
    await user.click(phone);
    await user.paste('+86 138 0000 0001');
    expect(phone).toHaveValue('13800000001');
  });

  test('who mistyped the phone asks for a code to the right one at once', async () => {
    const { ask, phone, user, panel, bodiesOf } = await openMobile();
    await user.type(phone, '13800000001');
    await ask();
    const rests = await panel().findByRole('button', { name: /^\d+ 秒后重新获取$/ });
    expect(rests).toBeDisabled();
    await user.type(phone, '{Backspace}0');
    await ask();
    await waitFor(() => expect(bodiesOf('member/verifycode')).toHaveLength(2));
    expect(bodiesOf('member/verifycode')[1]).toEqual({ mobilePhone: '13800000000' });
    expect(await panel().findByRole('button', { name: /^\d+ 秒后重新获取$/ })).toBeDisabled();
  });

  test('a pasted code keeps its digits', async () => {
    const { code, user } = await openMobile();
    await user.click(code);
    await user.paste('验证码 123 456');
    expect(code).toHaveValue('123456');
  });

  test('a look at the other tab loses nothing', async () => {
    const { phone, user } = await openMobile();
    await user.type(phone, '13800000000');
    await user.click(screen.getByRole('tab', { name: '账号登录' }));
    screen.getByRole('tab', { name: '账号登录' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '手机登录' })).toHaveFocus();
    expect(phone).toBeVisible();
    expect(phone).toHaveValue('13800000000');
  });
});

describe('a forgotten password', () => {
  async function openReset(more: object = {}) {
    const shop = await openLogin(more);
    await shop.user.click(screen.getByRole('button', { name: '忘记密码？' }));
    const dialog = within(await screen.findByRole('dialog', { name: '重置密码' }));
    return { ...shop, dialog, confirm: () => shop.user.click(dialog.getByRole('button', { name: '确定' })) };
  }

  test('can be left by the keyboard, back to where it was asked for', async () => {
    const { dialog, user } = await openReset();
    dialog.getByRole('button', { name: '关闭' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '忘记密码？' })).toHaveFocus();
  });

  test('everything is asked for', async () => {
    const { dialog, confirm } = await openReset();
    await confirm();
    for (const text of ['手机号不能为空', '验证码不能为空！', '新密码不能为空', '确认密码不能为空'])
      expect(dialog.getByText(text)).toBeVisible();
  });

  test('is set anew with a code sent to the phone', async () => {
    const { dialog, confirm, user, bodiesOf } = await openReset();
    await user.type(dialog.getByLabelText('手机号码'), '13800000000');
    await user.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('验证码已发送')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('短信验证码'), '1234');
    await user.type(dialog.getByLabelText('新密码'), 'newpass1');
    await user.type(dialog.getByLabelText('确认密码'), 'newpass2');
    await confirm();
    expect(dialog.getByText('两次输入密码不一致!')).toBeVisible();
    await user.type(dialog.getByLabelText('确认密码'), '{Backspace}1');
    await confirm();
    expect(await screen.findByText('密码重置成功，请重新登陆')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [body] = bodiesOf('member/forgetpassword');
    expect(body).toMatchObject({ mobilePhone: '13800000000', verifyCode: '1234' });
    expect(loginKey.read(body?.newPassword ?? '')).toBe('newpass1');
  });

  test('two clicks ask for one code; a refused one keeps nobody from setting a password with the last', async () => {
    const { dialog, confirm, user, bodiesOf } = await openReset({
      'member/forgetpassword/verifycode': () => refuse('60005', '操作过于频繁，请 60 秒后再试'),
    });
    await user.type(dialog.getByLabelText('手机号码'), '13800000000');
    twoClicks(dialog.getByRole('button', { name: '获取验证码' }));
    const code = dialog.getByLabelText('短信验证码');
    await waitFor(() => expect(code).toHaveAccessibleDescription('操作过于频繁，请 60 秒后再试'));
    expect(bodiesOf('member/forgetpassword/verifycode')).toHaveLength(1);
    expect(code).toBeValid();
    await user.type(code, '123456');
    await user.type(dialog.getByLabelText('新密码'), 'newpass1');
    await user.type(dialog.getByLabelText('确认密码'), 'newpass1');
    await confirm();
    expect(await screen.findByText('密码重置成功，请重新登陆')).toBeInTheDocument();
  });

  test('two clicks set one password', async () => {
    const { dialog, user, bodiesOf } = await openReset();
    await user.type(dialog.getByLabelText('手机号码'), '13800000000');
    await user.type(dialog.getByLabelText('短信验证码'), '123456');
    await user.type(dialog.getByLabelText('新密码'), 'newpass1');
    await user.type(dialog.getByLabelText('确认密码'), 'newpass1');
    twoClicks(dialog.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('密码重置成功，请重新登陆')).toBeInTheDocument();
    expect(bodiesOf('member/forgetpassword')).toHaveLength(1);
  });

  test('a wrong code is told, and nothing typed is lost', async () => {
    const { dialog, confirm, user } = await openReset({
      'member/forgetpassword': () => refuse('60006', '验证码有误'),
    });
    await user.type(dialog.getByLabelText('手机号码'), '13800000000');
    await user.type(dialog.getByLabelText('短信验证码'), '1234');
    await user.type(dialog.getByLabelText('新密码'), 'newpass1');
    await user.type(dialog.getByLabelText('确认密码'), 'newpass1');
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('验证码有误');
    expect(dialog.getByLabelText('新密码')).toHaveValue('newpass1');
  });
});

test('the terms can be read before they are agreed to', async () => {
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: '《使用条款》' }));
  expect(await screen.findByText('一、账号与登录')).toBeInTheDocument();
  expect(address()).toBe('/login');
});
