import type { ReplyOf } from 'shared-kernel/contracts';
import { company, pathTo } from 'shared-kernel/domain';
import { Button, ButtonLink, Tag } from 'shared-kernel/ui';
import styles from './apply-page.module.css';
import { ApplyPanel } from './apply-panel';
import { StepHeading } from './step-heading';

export interface ApplicationStateProps {
  begun: ReplyOf<'application/begin'>;
  onAgain: () => void;
}

const texts = {
  waiting: { name: '审核中', tone: 'warn', text: '我们将在 2 个工作日内审核，请留意电话。' },
  approved: { name: '已开户', tone: 'ok', text: '请用该手机号获取验证码登录。' },
  refused: { name: '未通过', tone: 'bad', text: '修改后可以重新申请。' },
} as const;

/** How far an application is, and what to do next. */
export function ApplicationState({ begun: { application, hasAccount }, onAgain }: ApplicationStateProps) {
  const state = hasAccount ? 'approved' : (application?.state ?? 'waiting');
  const { name, tone, text } = texts[state];
  return (
    <ApplyPanel headingId="apply-state">
      <StepHeading id="apply-state">
        申请进度 <Tag tone={tone}>{name}</Tag>
      </StepHeading>
      {application && (
        <dl className={styles['facts']}>
          <dt>单位名称</dt>
          <dd>{application.company}</dd>
          <dt>联系人</dt>
          <dd>{application.contactName}</dd>
          <dt>提交时间</dt>
          <dd>{application.createTime}</dd>
          {application.reason && !hasAccount && (
            <>
              <dt>未通过原因</dt>
              <dd className={styles['reason']}>{application.reason}</dd>
            </>
          )}
        </dl>
      )}
      <p role="status">{hasAccount && !application ? '该手机号已有账号，请直接登录。' : text}</p>
      <p className={styles['hint']}>如有疑问，请致电 {company.servicePhone}</p>
      {state === 'approved' && (
        <ButtonLink kind="primary" to={pathTo('/login')}>
          去登录
        </ButtonLink>
      )}
      {state === 'refused' && (
        <Button kind="primary" onClick={onAgain}>
          重新申请
        </Button>
      )}
    </ApplyPanel>
  );
}
