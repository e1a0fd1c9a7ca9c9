import { logInByPhone } from '../api/log-in-by-phone';
import { LoginForm } from './login-form';
import { checkMobile } from './login-rules';
import { PhoneField } from './phone-field';
import { textOf } from './text-of';
import { useForm } from './use-form';
import { useLogIn } from './use-log-in';
import { VerifyCodeField } from './verify-code-field';

export function MobileLogin() {
  const { values, setProblem, field, submit } = useForm({ mobilePhone: '', verifyCode: '' }, checkMobile);
  const login = useLogIn(logInByPhone);
  return (
    <LoginForm
      onSubmit={submit(login.mutate)}
      text="登录"
      busyText="登录中…"
      busy={login.isPending}
      failure={login.error && textOf(login.error)}
    >
      <PhoneField {...field('mobilePhone')} />
      <VerifyCodeField
        {...field('verifyCode')}
        purpose="login"
        to={values.mobilePhone}
        onProblem={(problem) => setProblem('mobilePhone', problem)}
      />
    </LoginForm>
  );
}
