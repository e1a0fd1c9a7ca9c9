import { useRef, useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import { limits } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import { codeIn } from './code-in';
import { checkCodePhone } from './login-rules';
import { FieldButton, TextField, type TextFieldProps } from './text-field';
import { textOf } from './text-of';
import { useCountdown } from './use-countdown';

const paths = {
  login: 'member/verifycode',
  reset: 'member/forgetpassword/verifycode',
  apply: 'application/verifycode',
} as const;

export interface VerifyCodeFieldProps extends Omit<TextFieldProps, 'label' | 'after'> {
  /** What the SMS code is for. */
  purpose: keyof typeof paths;
  mobilePhone: string;
  /** No code can be asked for with this phone. */
  onPhoneProblem: (problem: string) => void;
}

/** The SMS code, and the button that sends one and then rests for a minute. */
export function VerifyCodeField({ purpose, mobilePhone, onPhoneProblem, ...field }: VerifyCodeFieldProps) {
  const { left, running, start } = useCountdown(`${purpose}-code`, limits.verifyCodeCountdownS);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  // Who mistyped the phone does not wait for the right one.
  const rests = running && (askedFor === null || askedFor === mobilePhone.trim());
  const input = useRef<HTMLInputElement>(null);
  const asking = useRef(false);
  const sending = useCallMutation(paths[purpose], {
    silent: true,
    onSettled: () => {
      asking.current = false;
    },
    onSuccess: (_, asked) => {
      start();
      setAskedFor(asked.mobilePhone);
      void toast.success('验证码已发送');
      input.current?.focus();
    },
  });

  const send = () => {
    // The second click of two comes before the button knows that it rests.
    if (asking.current) return;
    const phone = mobilePhone.trim();
    const wrong = checkCodePhone(phone);
    if (wrong) return onPhoneProblem(wrong);
    asking.current = true;
    sending.mutate({ mobilePhone: phone });
  };

  return (
    <TextField
      {...field}
      label="短信验证码"
      inputRef={input}
      note={rests || !sending.error ? undefined : textOf(sending.error)}
      onChange={(typed) => field.onChange(codeIn(typed))}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="请输入短信验证码"
      after={
        <FieldButton disabled={rests || sending.isPending} onClick={send}>
          {rests ? `${left} 秒后重新获取` : '获取验证码'}
        </FieldButton>
      }
    />
  );
}
