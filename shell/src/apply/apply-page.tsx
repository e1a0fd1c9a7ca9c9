import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { Page, PageBreadcrumb } from 'shared-kernel/ui';
import { type Begun, forgetDraft, readDraft } from './application-draft';
import { ApplicationForm } from './application-form';
import { ApplicationState } from './application-state';
import { ApplyGuide, type ApplyStep } from './apply-guide';
import styles from './apply-page.module.css';
import { ApplyPanel } from './apply-panel';
import { PhoneStep } from './phone-step';

/** A visitor asks for an account, and sees how far it is (docs/decisions/access.md#account-applications-are-verified-by-phone). */
export default function ApplyPage() {
  const session = useSession();
  const [begun, setBegun] = useState(() => readDraft()?.begun ?? null);
  const [again, setAgain] = useState(false);
  if (session) return <Navigate to={pathTo('/home')} replace />;
  const told = begun?.application;
  const fillsIn = begun && !begun.hasAccount && (!told || (told.state === 'refused' && again));
  return (
    <Page>
      <article className={styles['page']}>
        <PageBreadcrumb items={[{ name: '申请开户' }]} />
        <h1>申请开户</h1>
        <div className={styles['columns']}>
          <div>
            {!begun && (
              <ApplyPanel headingId="apply-phone">
                <h2 id="apply-phone">验证手机号</h2>
                <p className={styles['hint']}>
                  验证后填写单位信息并上传证照；已提交过申请的，用同一手机号查询进度。开户后用该手机号登录。
                </p>
                <PhoneStep mobilePhone={readDraft()?.begun.mobilePhone ?? ''} onBegun={setBegun} />
              </ApplyPanel>
            )}
            {begun && !fillsIn && <ApplicationState begun={begun} onAgain={() => setAgain(true)} />}
            {fillsIn && (
              <ApplicationForm
                begun={begun}
                onSubmitted={(application) => {
                  forgetDraft();
                  setAgain(false);
                  setBegun({ ...begun, application, licences: [] });
                }}
                onExpired={() => setBegun(null)}
                onOther={() => {
                  forgetDraft();
                  setBegun(null);
                }}
              />
            )}
          </div>
          <ApplyGuide step={stepOf(begun, Boolean(fillsIn))} />
        </div>
      </article>
    </Page>
  );
}

function stepOf(begun: Begun | null, fillsIn: boolean): ApplyStep {
  if (!begun) return 1;
  if (fillsIn) return 2;
  return begun.hasAccount || begun.application?.state === 'approved' ? 4 : 3;
}
