import { useRef, useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import { limits } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import { codeIn } from './code-in';
import { checkCodeEmail, checkCodePhone } from './login-rules';
import { FieldButton, TextField, type TextFieldProps } from './text-field';
import { textOf } from './text-of';
import { useCountdown } from './use-countdown';

const paths = {
  login: 'member/verifycode',
  reset: 'member/forgetpassword/verifycode',
  apply: 'application/verifycode',
  mail: 'member/email/verifycode',
} as const;

export interface VerifyCodeFieldProps extends Omit<TextFieldProps, 'label' | 'after'> {
  /** What the code is for; it goes by text message, for `mail` to an address. */
  purpose: keyof typeof paths;
  /** The phone or address. */
  to: string;
  /** No code can be asked for with this phone or address. */
  onProblem: (problem: string) => void;
}

/** The code, and the button that sends one and then rests for a minute. */
export function VerifyCodeField({ purpose, to, onProblem, ...field }: VerifyCodeFieldProps) {
  const { left, running, start } = useCountdown(`${purpose}-code`, limits.verifyCodeCountdownS);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  // Who mistyped the phone does not wait for the right one.
  const rests = running && (askedFor === null || askedFor === to.trim());
  const input = useRef<HTMLInputElement>(null);
  const asking = useRef(false);
  const sending = useCallMutation(paths[purpose], {
    silent: true,
    onSettled: () => {
      asking.current = false;
    },
    onSuccess: (_, asked) => {
      start();
      setAskedFor('email' in asked ? asked.email : asked.mobilePhone);
      void toast.success('验证码已发送');
      input.current?.focus();
    },
  });
  const [label, check] =
    purpose === 'mail'
      ? (['邮箱验证码', checkCodeEmail] as const)
      : (['短信验证码', checkCodePhone] as const);

  const send = () => {
    // The second click of two comes before the button knows that it rests.
    if (asking.current) return;
    const address = to.trim();
    const wrong = check(address);
    if (wrong) return onProblem(wrong);
    asking.current = true;
    sending.mutate(purpose === 'mail' ? { email: address } : { mobilePhone: address });
  };

  return (
    <TextField
      {...field}
      label={label}
      inputRef={input}
      note={rests || !sending.error ? undefined : textOf(sending.error)}
      onChange={(typed) => field.onChange(codeIn(typed))}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={`请输入${label}`}
      after={
        <FieldButton disabled={rests || sending.isPending} onClick={send}>
          {rests ? `${left} 秒后重新获取` : '获取验证码'}
        </FieldButton>
      }
    />
  );
}
