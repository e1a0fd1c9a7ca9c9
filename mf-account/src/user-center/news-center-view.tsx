import { Link } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { Extensions, QueryView, RemoteSlot, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { TodoList } from './components/todo-list';
import { WaitingDates } from './components/waiting-dates';
import styles from './news-center-view.module.css';

/**
 * The buyer, their todos, and the latest order, which is rendered once the number of todos above it is known.
 */
export default function NewsCenterView() {
  const session = useSession();
  const vip = useCall('clientvip/info', {});
  const todo = useCall('client/todo', {});
  const qualifications = useCall('client/getClientAllCertList', {});
  return (
    <>
      <section className={styles['buyer']} aria-label="客户">
        <span className={styles['avatar']} aria-hidden="true">
          {session?.user.clientName.slice(0, 1)}
        </span>
        <div className={styles['who']}>
          <p className={styles['name']}>{session?.user.clientName}</p>
          {vip.isPending && <span className={styles['level']}>&nbsp;</span>}
          {vip.data && (
            <Link to={pathTo('/mine', { currentMenu: 'my_member' })} className={styles['level']}>
              {vip.data.vipLevelName}
            </Link>
          )}
        </div>
        <Link to={pathTo('/mine/qualificationManage')} className={styles['qualifications']}>
          资质管理
        </Link>
      </section>
      <Card title="待办事项">
        <QueryView name="待办事项" query={todo} skeleton={<TodoList todo={null} />}>
          {(todo) => (
            <>
              <TodoList todo={todo} />
              {!qualifications.isPending && (
                <WaitingDates giftPacks={todo.giftPacks} qualifications={qualifications.data ?? []} />
              )}
            </>
          )}
        </QueryView>
      </Card>
      {todo.isPending || qualifications.isPending ? (
        <Skeleton height="max(296px, 60vh)" />
      ) : (
        <Card title="最新订单" more={<Link to={pathTo('/mine', { currentMenu: 'my_order' })}>全部订单</Link>}>
          <RemoteSlot name="orders/latest-order" props={{}} loading={<Skeleton height="168px" />} />
        </Card>
      )}
      <Extensions path="/mine" loading={<Skeleton height="168px" />} />
    </>
  );
}
