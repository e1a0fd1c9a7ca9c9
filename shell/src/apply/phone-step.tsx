import { useCallMutation } from 'shared-kernel/calls';
import { LoginForm } from '../login/login-form';
import { checkMobile } from '../login/login-rules';
import { PhoneField } from '../login/phone-field';
import { textOf } from '../login/text-of';
import { useForm } from '../login/use-form';
import { VerifyCodeField } from '../login/verify-code-field';
import type { Begun } from './application-draft';

export interface PhoneStepProps {
  /** The one that was verified before. */
  mobilePhone: string;
  onBegun: (begun: Begun) => void;
}

/** Shows that the applicant reads what goes to the phone; the same way leads to an application's progress. */
export function PhoneStep({ mobilePhone, onBegun }: PhoneStepProps) {
  const { values, setProblem, field, submit } = useForm({ mobilePhone, verifyCode: '' }, checkMobile);
  const begin = useCallMutation('application/begin', {
    silent: true,
    onSuccess: (begun, asked) => onBegun({ ...begun, mobilePhone: asked.mobilePhone }),
  });
  return (
    <LoginForm
      onSubmit={submit(begin.mutate)}
      text="下一步"
      busyText="验证中…"
      busy={begin.isPending}
      failure={begin.error && textOf(begin.error)}
    >
      <PhoneField {...field('mobilePhone')} />
      <VerifyCodeField
        {...field('verifyCode')}
        purpose="apply"
        to={values.mobilePhone}
        onProblem={(problem) => setProblem('mobilePhone', problem)}
      />
    </LoginForm>
  );
}
