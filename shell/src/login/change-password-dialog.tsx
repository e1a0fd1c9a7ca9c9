import { useRef, useState } from 'react';
import { useTask } from 'shared-kernel/calls';
import { Dialog } from 'shared-kernel/dialog';
import { toast } from 'shared-kernel/ui';
import { changePassword, type PasswordChange } from '../api/change-password';
import type { ChangePasswordProps } from '../contract';
import styles from './change-password-dialog.module.css';
import { LoginForm } from './login-form';
import { checkChange } from './login-rules';
import { PasswordField } from './password-field';
import ResetPasswordDialog from './reset-password-dialog';
import { textOf } from './text-of';
import { useForm } from './use-form';

/** A buyer who knows the old password sets a new one. */
export default function ChangePasswordDialog({ onClose }: ChangePasswordProps) {
  const { field, submit } = useForm({ oldPassword: '', newPassword: '', confirmation: '' }, checkChange);
  const form = useRef<HTMLFormElement>(null);
  const [endOthers, setEndOthers] = useState(true);
  const [forgot, setForgot] = useState(false);
  const changing = useTask((change: PasswordChange) => changePassword(change), {
    onSuccess: () => {
      void toast.success('密码修改成功');
      onClose();
    },
  });
  if (forgot) return <ResetPasswordDialog onClose={onClose} />;
  return (
    <Dialog
      title="修改密码"
      busy={changing.isPending}
      onOk={() => form.current?.requestSubmit()}
      onClose={onClose}
    >
      <LoginForm
        ref={form}
        onSubmit={submit(({ oldPassword, newPassword }) =>
          changing.mutate({ oldPassword, newPassword, keepOthers: !endOthers }),
        )}
        failure={changing.error && textOf(changing.error)}
      >
        <PasswordField
          {...field('oldPassword')}
          label="原密码"
          autoComplete="current-password"
          placeholder="请输入原密码"
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
        <label className={styles['others']}>
          <input
            type="checkbox"
            checked={endOthers}
            onChange={({ target }) => setEndOthers(target.checked)}
          />
          同时退出其他设备上的登录
        </label>
        <button type="button" className={styles['forgot']} onClick={() => setForgot(true)}>
          忘记原密码？
        </button>
      </LoginForm>
    </Dialog>
  );
}
