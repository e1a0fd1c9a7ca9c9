import { useCallMutation } from 'shared-kernel/calls';
import type { ReplyOf } from 'shared-kernel/contracts';
import { LoginForm } from '../login/login-form';
import { checkMobile } from '../login/login-rules';
import { PhoneField } from '../login/phone-field';
import { textOf } from '../login/text-of';
import { useForm } from '../login/use-form';
import { VerifyCodeField } from '../login/verify-code-field';

/** Shows that the applicant reads what goes to the phone; the same way leads to an application's progress. */
export function PhoneStep({ onBegun }: { onBegun: (begun: ReplyOf<'application/begin'>) => void }) {
  const { values, setProblem, field, submit } = useForm({ mobilePhone: '', verifyCode: '' }, checkMobile);
  const begin = useCallMutation('application/begin', { silent: true, onSuccess: onBegun });
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
        mobilePhone={values.mobilePhone}
        onPhoneProblem={(problem) => setProblem('mobilePhone', problem)}
      />
    </LoginForm>
  );
}
