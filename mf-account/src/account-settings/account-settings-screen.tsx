import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { useSession } from 'shared-kernel/session';
import { Button, QueryView, RemoteSlot, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { UserCenterLayout } from '../components/user-center-layout';
import { subRoutes } from '../model/menu';
import styles from './account-settings-screen.module.css';
import { NotificationSettings } from './components/notification-settings';
import { ReadingComfortSwitches } from './components/reading-comfort-switches';
import { SessionList } from './components/session-list';

const { path, name } = subRoutes.accountSettings;

/** The account, its password, where its messages go, its sessions, and reading settings. */
export default function AccountSettingsScreen() {
  const user = useSession()?.user;
  const member = useCall('memberInfo/detail', user ? { id: user.id } : null);
  const notification = useCall('member/notification', {});
  const sessions = useCall('member/session/list', {});
  const [isChanging, setIsChanging] = useState(false);
  return (
    <UserCenterLayout title={name} current={path}>
      <Card
        title="账号"
        more={
          <Button kind="text" onClick={() => setIsChanging(true)}>
            修改密码
          </Button>
        }
      >
        <QueryView name="账号" query={member} skeleton={<Skeleton height="120px" />}>
          {({ clientName, name, account, mobilePhone }) => (
            <dl className={styles['facts']}>
              <dt>客户名称</dt>
              <dd>{clientName}</dd>
              <dt>联系人</dt>
              <dd>{name}</dd>
              <dt>登录账号</dt>
              <dd>{account}</dd>
              <dt>手机号码</dt>
              <dd>{mobilePhone}</dd>
            </dl>
          )}
        </QueryView>
      </Card>
      {user && !user.roles && (
        <Card title="同事" more={<Link to={subRoutes.colleagues.path}>邀请同事</Link>}>
          <p>多人采购时，每人用自己的账号登录，按角色下单或对账。</p>
        </Card>
      )}
      <Card title="消息通知">
        <QueryView name="消息通知" query={notification} skeleton={<Skeleton height="320px" />}>
          {(settings) => <NotificationSettings {...settings} />}
        </QueryView>
      </Card>
      <Card title="阅读舒适">
        <ReadingComfortSwitches />
      </Card>
      <Card title="登录会话">
        <QueryView name="登录会话" query={sessions} skeleton={<Skeleton height="120px" />}>
          {(sessions) => <SessionList sessions={sessions} />}
        </QueryView>
      </Card>
      {isChanging && (
        <RemoteSlot
          name="shell/change-password"
          props={{ onClose: () => setIsChanging(false) }}
          loading={null}
        />
      )}
    </UserCenterLayout>
  );
}
