import { checkAccount, checkChange, checkCodePhone, checkMobile, checkReset, trimmed } from './login-rules';

test('account and password are required', () => {
  expect(checkAccount({ account: '', password: '' })).toEqual({
    account: '登录账号不能为空！',
    password: '密码不能为空！',
  });
  expect(checkAccount({ account: 'hospital', password: 'x' })).toEqual({});
});

test('a phone has eleven digits starting with 1', () => {
  const problem = (mobilePhone: string) => checkMobile({ mobilePhone, verifyCode: '123456' }).mobilePhone;
  expect(problem('')).toBe('请输入手机号码');
  for (const phone of ['23800000000', '1380000000', '138000000000', '1380000000a'])
    expect(problem(phone)).toBe('请输入11位手机号');
  expect(problem('13800000000')).toBeUndefined();
});

test('an SMS code is required', () => {
  expect(checkMobile({ mobilePhone: '13800000000', verifyCode: '' })).toEqual({
    verifyCode: '验证码不能为空！',
  });
});

test('a code is sent to a well-formed phone only', () => {
  expect(checkCodePhone('')).toBe('请先输入手机号码');
  expect(checkCodePhone('138')).toBe('手机号码格式为11位');
  expect(checkCodePhone('13800000000')).toBeNull();
});

describe('a new password', () => {
  const good = {
    mobilePhone: '13800000000',
    verifyCode: '1234',
    newPassword: 'abc123',
    confirmation: 'abc123',
  };

  test('passes with letters, digits and a confirmation', () => expect(checkReset(good)).toEqual({}));

  test('everything is required', () => {
    expect(checkReset({ mobilePhone: '', verifyCode: '', newPassword: '', confirmation: '' })).toEqual({
      mobilePhone: '手机号不能为空',
      verifyCode: '验证码不能为空！',
      newPassword: '新密码不能为空',
      confirmation: '确认密码不能为空',
    });
  });

  test('the phone is well-formed', () => {
    expect(checkReset({ ...good, mobilePhone: '1' }).mobilePhone).toBe('请输入11位格式的手机号');
  });

  test.each(['ab123', `a1${'x'.repeat(19)}`])('has 6 to 20 characters: %s', (newPassword) => {
    expect(checkReset({ ...good, newPassword }).newPassword).toBe('长度在 6 到 20 个字符');
  });

  test.each(['abcdef', '123456', '!!!!!!1'])('has letters and digits: %s', (newPassword) => {
    expect(checkReset({ ...good, newPassword }).newPassword).toBe('至少为字母+数字');
  });

  test('is typed twice the same', () => {
    expect(checkReset({ ...good, confirmation: 'abc124' }).confirmation).toBe('两次输入密码不一致!');
  });
});

test('what was typed is trimmed', () => {
  expect(trimmed({ account: ' a ', password: '\tb' })).toEqual({ account: 'a', password: 'b' });
});

test('a changed password needs the old one, and the new one twice', () => {
  expect(checkChange({ oldPassword: '', newPassword: 'abc123', confirmation: 'abc12' })).toEqual({
    oldPassword: '原密码不能为空',
    confirmation: '两次输入密码不一致!',
  });
});
