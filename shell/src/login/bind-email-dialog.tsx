import { useRef } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import { Dialog } from 'shared-kernel/dialog';
import { toast } from 'shared-kernel/ui';
import type { BindEmailProps } from '../contract';
import { LoginForm } from './login-form';
import { checkEmail } from './login-rules';
import { TextField } from './text-field';
import { textOf } from './text-of';
import { useForm } from './use-form';
import { VerifyCodeField } from './verify-code-field';

/** A buyer confirms the address that messages go to, by a code that was sent there. */
export default function BindEmailDialog({ replaces, onClose }: BindEmailProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, setProblem, field, submit } = useForm({ email: '', verifyCode: '' }, checkEmail);
  const binding = useCallMutation('member/email/bind', {
    silent: true,
    untilFresh: true,
    onSuccess: () => {
      void toast.success(replaces ? '邮箱已更换' : '邮箱已绑定');
      onClose();
    },
  });
  return (
    <Dialog
      title={replaces ? '更换邮箱' : '绑定邮箱'}
      busy={binding.isPending}
      onOk={() => form.current?.requestSubmit()}
      onClose={onClose}
    >
      <LoginForm
        ref={form}
        onSubmit={submit((typed) => binding.mutate(typed))}
        failure={binding.error && textOf(binding.error)}
      >
        <TextField
          {...field('email')}
          label="邮箱地址"
          type="email"
          autoComplete="email"
          placeholder="请输入邮箱地址"
        />
        <VerifyCodeField
          {...field('verifyCode')}
          purpose="mail"
          to={values.email}
          onProblem={(problem) => setProblem('email', problem)}
        />
      </LoginForm>
    </Dialog>
  );
}
