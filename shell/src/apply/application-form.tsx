import { useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import type { AccountApplication, ReplyOf } from 'shared-kernel/contracts';
import { type ApplicationLicence, applicationLicences, envelopeCodes } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { Button } from 'shared-kernel/ui';
import { LoginForm } from '../login/login-form';
import { TextField } from '../login/text-field';
import { textOf } from '../login/text-of';
import { useForm } from '../login/use-form';
import styles from './application-form.module.css';
import { checkApplication, lackingLicence } from './application-rules';
import { ApplyPanel } from './apply-panel';
import { LicenceUpload } from './licence-upload';
import { StepHeading } from './step-heading';

export interface ApplicationFormProps {
  begun: ReplyOf<'application/begin'>;
  onSubmitted: (application: AccountApplication) => void;
  /** The phone has to be verified again. */
  onExpired: () => void;
}

const empty = { company: '', creditCode: '', address: '', contactName: '', phone: '', remark: '' };

/** Who asks for an account: company, contact and licences. */
export function ApplicationForm({ begun, onSubmitted, onExpired }: ApplicationFormProps) {
  const { ticket } = begun;
  const { field, submit } = useForm(empty, checkApplication);
  const [uploaded, setUploaded] = useState<Partial<Record<ApplicationLicence, string>>>(
    Object.fromEntries(begun.licences.map(({ licenceType, fileName }) => [licenceType, fileName])),
  );
  const [lacking, setLacking] = useState<string | null>(null);
  const sending = useCallMutation('application/submit', { silent: true, onSuccess: onSubmitted });
  const isEnded = isApiError(sending.error) && sending.error.code === envelopeCodes.wrongState;

  const send = submit(({ phone, ...form }) => {
    const missing = lackingLicence(uploaded);
    setLacking(missing);
    if (missing === null) sending.mutate({ ...form, ...(phone && { phone }), ticket });
  });

  return (
    <ApplyPanel headingId="apply-form">
      <StepHeading id="apply-form">单位信息与证照</StepHeading>
      <LoginForm
        onSubmit={send}
        text="提交申请"
        busyText="提交中…"
        busy={sending.isPending}
        failure={lacking ?? (sending.error && textOf(sending.error))}
      >
        <TextField {...field('company')} label="单位名称" autoComplete="organization" maxLength={100} />
        <TextField
          {...field('creditCode')}
          label="统一社会信用代码"
          maxLength={18}
          autoCapitalize="characters"
        />
        <TextField {...field('address')} label="单位地址" autoComplete="street-address" maxLength={200} />
        <TextField {...field('contactName')} label="联系人" autoComplete="name" maxLength={50} />
        <TextField
          {...field('phone')}
          label="单位电话（选填）"
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
        <TextField {...field('remark')} label="备注（选填）" maxLength={200} />
        <ul className={styles['licences']} aria-label="证照">
          {applicationLicences.map(({ type, name, required }) => (
            <LicenceUpload
              key={type}
              licence={{ type, name: required ? name : `${name}（选填）` }}
              ticket={ticket}
              fileName={uploaded[type] ?? null}
              onUploaded={(fileName) => {
                setLacking(null);
                setUploaded((before) => ({ ...before, [type]: fileName }));
              }}
            />
          ))}
        </ul>
      </LoginForm>
      {isEnded && (
        <p>
          <Button kind="text" onClick={onExpired}>
            重新验证手机号
          </Button>
        </p>
      )}
    </ApplyPanel>
  );
}
