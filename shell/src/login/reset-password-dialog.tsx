import { useRef } from 'react';
import { useTask } from 'shared-kernel/calls';
import { Dialog } from 'shared-kernel/dialog';
import { toast } from 'shared-kernel/ui';
import { type NewPassword, resetPassword } from '../api/reset-password';
import { LoginForm } from './login-form';
import { checkReset } from './login-rules';
import { PasswordField } from './password-field';
import { PhoneField } from './phone-field';
import { textOf } from './text-of';
import { useForm } from './use-form';
import { VerifyCodeField } from './verify-code-field';

export interface ResetPasswordProps {
  onClose: () => void;
}

/** Forgot password: phone, code, and a new password typed twice. */
export default function ResetPasswordDialog({ onClose }: ResetPasswordProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, setProblem, field, submit } = useForm(
    { mobilePhone: '', verifyCode: '', newPassword: '', confirmation: '' },
    checkReset,
  );
  const resetting = useTask(
    ({ mobilePhone, verifyCode, newPassword }: NewPassword) =>
      resetPassword({ mobilePhone, verifyCode, newPassword }),
    {
      onSuccess: () => {
        void toast.success('密码重置成功，请重新登陆');
        onClose();
      },
    },
  );
  return (
    <Dialog
      title="重置密码"
      busy={resetting.isPending}
      onOk={() => form.current?.requestSubmit()}
      onClose={onClose}
    >
      <LoginForm
        ref={form}
        onSubmit={submit(resetting.mutate)}
        failure={resetting.error && textOf(resetting.error)}
      >
        <PhoneField {...field('mobilePhone')} />
        <VerifyCodeField
          {...field('verifyCode')}
          purpose="reset"
          to={values.mobilePhone}
          onProblem={(problem) => setProblem('mobilePhone', problem)}
        />
        <PasswordField
          {...field('newPassword')}
          label="新密码"
          autoComplete="new-password"
          placeholder="6 到 20 个字符，字母+数字"
        />
        <PasswordField
          {...field('confirmation')}
          label="确认密码"
          autoComplete="new-password"
          placeholder="请再次输入新密码"
        />
      </LoginForm>
    </Dialog>
  );
}
