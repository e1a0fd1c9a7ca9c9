import { lazy, Suspense, useState } from 'react';
import { useCall } from 'shared-kernel/calls';
import type { Colleague } from 'shared-kernel/contracts';
import { Button, QueryView, Skeleton, useLazyDialog } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { UserCenterLayout } from '../components/user-center-layout';
import { subRoutes } from '../model/menu';
import styles from './colleagues-screen.module.css';
import { ColleagueTable } from './components/colleague-table';
import { InvitationList } from './components/invitation-list';
import type { ColleagueDraft } from './model/colleague-draft';

const { path, name } = subRoutes.colleagues;
const loadDialog = () => import('./components/colleague-dialog');
const ColleagueDialog = lazy(loadDialog);

const nobody: ColleagueDraft = { name: '', mobilePhone: '', roles: [] };

/** The client's colleagues and their roles, for its administrators. */
export default function ColleaguesScreen() {
  const list = useCall('colleague/list', {});
  const dialog = useLazyDialog(loadDialog);
  const [subject, setSubject] = useState<{ colleague: Colleague | null; fresh: ColleagueDraft }>({
    colleague: null,
    fresh: nobody,
  });

  function open(colleague: Colleague | null, fresh: ColleagueDraft): void {
    setSubject({ colleague, fresh });
    void dialog.open();
  }

  return (
    <UserCenterLayout title={name} current={path}>
      <QueryView name={name} query={list} skeleton={<Skeleton height="320px" />}>
        {({ colleagues, invitations }) => (
          <>
            <Card
              title="同事"
              more={
                <Button kind="primary" onClick={() => open(null, nobody)}>
                  邀请同事
                </Button>
              }
            >
              {colleagues.length === 1 && (
                <p className={styles['intro']}>
                  邀请同事后，每人用自己的账号登录，按角色采购或对账；购物车与订单各自独立。
                </p>
              )}
              <ColleagueTable
                colleagues={colleagues}
                onChange={(colleague) => open(colleague, { ...colleague, mobilePhone: '' })}
              />
            </Card>
            {invitations.length > 0 && (
              <Card title="等待加入">
                <InvitationList
                  invitations={invitations}
                  onInviteAgain={({ name, mobilePhone, roles }) => open(null, { name, mobilePhone, roles })}
                />
              </Card>
            )}
          </>
        )}
      </QueryView>
      <Suspense>{dialog.isOpen && <ColleagueDialog {...subject} onClose={dialog.close} />}</Suspense>
    </UserCenterLayout>
  );
}
