import { useEffect, useState } from 'react';
import { type Credentials, logIn } from '../api/log-in';
import styles from './account-login.module.css';
import { LoginForm } from './login-form';
import { checkAccount } from './login-rules';
import { PasswordField } from './password-field';
import { canRemember, forgetLogin, recallLogin, rememberLogin } from './remembered-login';
import { TextField } from './text-field';
import { textOf } from './text-of';
import { useForm } from './use-form';
import { useLogIn } from './use-log-in';

export interface AccountLoginProps {
  onForgotPassword: () => void;
}

export function AccountLogin({ onForgotPassword }: AccountLoginProps) {
  const { setValues, field, submit } = useForm({ account: '', password: '' }, checkAccount);
  const [remember, setRemember] = useState(false);
  const login = useLogIn(async (credentials: Credentials) => {
    const reply = await logIn(credentials);
    // A password that this browser will not keep is no reason to stay out.
    if (remember) await rememberLogin(credentials).catch(() => {});
    else forgetLogin();
    return reply;
  });

  useEffect(() => {
    void recallLogin().then((remembered) => {
      if (!remembered) return;
      setRemember(true);
      // What was typed meanwhile stays.
      setValues((typed) => (typed.account || typed.password ? typed : remembered));
    });
  }, [setValues]);

  return (
    <LoginForm
      onSubmit={submit(login.mutate)}
      text="登录"
      busyText="登录中…"
      busy={login.isPending}
      failure={login.error && textOf(login.error)}
    >
      <TextField
        {...field('account')}
        label="登录账号"
        autoComplete="username"
        placeholder="请输入登录账号"
      />
      <PasswordField
        {...field('password')}
        label="密码"
        autoComplete="current-password"
        placeholder="请输入密码"
      />
      <div className={styles['options']}>
        <label>
          <input
            type="checkbox"
            checked={remember}
            disabled={!canRemember()}
            onChange={(event) => setRemember(event.target.checked)}
          />
          记住密码
          {!canRemember() && <small>（非安全连接，无法使用）</small>}
        </label>
        <button type="button" onClick={onForgotPassword}>
          忘记密码？
        </button>
      </div>
    </LoginForm>
  );
}
