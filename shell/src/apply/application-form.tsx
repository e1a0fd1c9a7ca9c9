import { useEffect, useState } from 'react';
import { type ApplicationLicence, applicationLicences } from 'shared-kernel/account-application';
import { useCallMutation } from 'shared-kernel/calls';
import type { AccountApplication } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { Button } from 'shared-kernel/ui';
import { LoginForm } from '../login/login-form';
import { TextField } from '../login/text-field';
import { textOf } from '../login/text-of';
import { useForm } from '../login/use-form';
import { type Begun, formOf, keepDraft } from './application-draft';
import styles from './application-form.module.css';
import { checkApplication, lackingLicence } from './application-rules';
import { ApplyPanel } from './apply-panel';
import { LicenceUpload } from './licence-upload';
import { StepHeading } from './step-heading';

export interface ApplicationFormProps {
  begun: Begun;
  onSubmitted: (application: AccountApplication) => void;
  /** The phone has to be verified again. */
  onExpired: () => void;
  /** Somebody else is here, or with another phone. */
  onOther: () => void;
}

type Uploaded = Partial<Record<ApplicationLicence, string>>;

const licencesOf = (uploaded: Uploaded) =>
  applicationLicences.flatMap(({ type: licenceType }) => {
    const fileName = uploaded[licenceType];
    return fileName === undefined ? [] : [{ licenceType, fileName }];
  });

const isEnded = (error: unknown) => isApiError(error) && error.code === envelopeCodes.wrongState;

/** Who asks for an account: company, contact and licences. */
export function ApplicationForm({ begun, onSubmitted, onExpired, onOther }: ApplicationFormProps) {
  const { ticket, mobilePhone } = begun;
  const { values, field, submit } = useForm(formOf(mobilePhone), checkApplication);
  const [uploaded, setUploaded] = useState<Uploaded>(() =>
    Object.fromEntries(begun.licences.map(({ licenceType, fileName }) => [licenceType, fileName])),
  );
  const [uploading, setUploading] = useState<readonly ApplicationLicence[]>([]);
  const [hasEnded, setHasEnded] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useCallMutation('application/submit', {
    silent: true,
    onSuccess: onSubmitted,
    onError: (error) => setHasEnded(isEnded(error)),
  });
  useEffect(
    () => keepDraft({ begun: { ...begun, licences: licencesOf(uploaded) }, form: values }),
    [begun, uploaded, values],
  );

  const send = submit(({ phone, ...form }) => {
    // A licence that comes after the form is handed in would be lost.
    const wrong = uploading.length > 0 ? '证照正在上传，请稍候' : lackingLicence(uploaded);
    setProblem(wrong);
    if (wrong === null) sending.mutate({ ...form, ...(phone && { phone }), ticket });
  });
  const creditCode = field('creditCode');

  return (
    <ApplyPanel headingId="apply-form">
      <StepHeading id="apply-form">单位信息与证照</StepHeading>
      <p className={styles['phone']}>
        手机号 {mobilePhone} 已验证
        <Button kind="text" onClick={onOther}>
          换手机号
        </Button>
      </p>
      <LoginForm
        onSubmit={send}
        text="提交申请"
        busyText="提交中…"
        busy={sending.isPending}
        failure={problem ?? (sending.error && textOf(sending.error))}
      >
        <TextField {...field('company')} label="单位名称" autoComplete="organization" maxLength={100} />
        <TextField
          {...creditCode}
          // Printed and copied in groups.
          onChange={(typed) => creditCode.onChange(typed.replace(/\s/g, ''))}
          label="统一社会信用代码"
          maxLength={30}
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
              onSending={() => setUploading((before) => [...before, type])}
              onUploaded={(fileName) => setUploaded((before) => ({ ...before, [type]: fileName }))}
              onFailed={(error) => isEnded(error) && setHasEnded(true)}
              onSettled={() => {
                setProblem(null);
                setUploading((before) => before.filter((one) => one !== type));
              }}
            />
          ))}
        </ul>
      </LoginForm>
      {hasEnded && (
        <p className={styles['again']}>
          <Button kind="text" onClick={onExpired}>
            重新验证手机号
          </Button>
        </p>
      )}
    </ApplyPanel>
  );
}
