import { useState } from 'react';
import { useSession } from 'shared-kernel/session';
import { Button, FailedState, RemoteSlot, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { UserCenterLayout } from '../components/user-center-layout';
import { subRoutes } from '../model/menu';
import styles from './account-settings-screen.module.css';
import { useSessions } from './api/list-sessions';
import { useMember } from './api/read-member';
import { ReadingComfortSwitches } from './components/reading-comfort-switches';
import { SessionList } from './components/session-list';

const { path, name } = subRoutes.accountSettings;

/** Who is logged in, the password, where else, and how the shop reads best. */
export default function AccountSettingsScreen() {
  const member = useMember(useSession()?.user.id);
  const sessions = useSessions();
  const [isResetting, setIsResetting] = useState(false);
  return (
    <UserCenterLayout title={name} current={path}>
      <Card
        title="账号"
        more={
          <Button kind="text" onClick={() => setIsResetting(true)}>
            修改密码
          </Button>
        }
      >
        {member.isError ? (
          <FailedState error={member.error} onRetry={() => member.refetch()} retrying={member.isFetching} />
        ) : member.data ? (
          <dl className={styles['facts']}>
            <dt>客户名称</dt>
            <dd>{member.data.clientName}</dd>
            <dt>联系人</dt>
            <dd>{member.data.name}</dd>
            <dt>登录账号</dt>
            <dd>{member.data.account}</dd>
            <dt>手机号码</dt>
            <dd>{member.data.mobilePhone}</dd>
          </dl>
        ) : (
          <Skeleton height="120px" />
        )}
      </Card>
      <Card title="阅读舒适">
        <ReadingComfortSwitches />
      </Card>
      <Card title="登录会话">
        {sessions.isError ? (
          <FailedState
            error={sessions.error}
            onRetry={() => sessions.refetch()}
            retrying={sessions.isFetching}
          />
        ) : sessions.data ? (
          <SessionList sessions={sessions.data} />
        ) : (
          <Skeleton height="120px" />
        )}
      </Card>
      {isResetting && (
        <RemoteSlot
          name="shell/reset-password"
          props={{ onClose: () => setIsResetting(false) }}
          loading={null}
        />
      )}
    </UserCenterLayout>
  );
}
