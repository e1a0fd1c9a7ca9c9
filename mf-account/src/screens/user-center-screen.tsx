import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MineMenu, paths } from 'shared-kernel/domain';
import { PageBreadcrumb, Skeleton, usePageTitle } from 'shared-kernel/ui';
import { useUnreadMessages } from '../api/read-unread-messages';
import styles from '../components/user-center.module.css';
import { UserCenterMenu } from '../components/user-center-menu';
import { currentEntry } from '../model/menu';
import NewsCenterView from './news-center-view';

const views: Readonly<Record<MineMenu, ComponentType>> = {
  news_center: NewsCenterView,
  my_order: lazy(() => import('./my-order-view')),
  my_member: lazy(() => import('./my-member-view')),
  my_message: lazy(() => import('./my-message-view')),
  my_rights: lazy(() => import('./my-rights-view')),
};

export default function UserCenterScreen() {
  const [search] = useSearchParams();
  const { key, name } = currentEntry(search.get('currentMenu'));
  const unread = useUnreadMessages().data?.unread ?? 0;
  usePageTitle(name);
  const View = views[key];
  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={[{ name: '用户中心', to: paths.mine() }, { name }]} />
      <div className={styles['columns']}>
        <UserCenterMenu current={key} unread={unread} />
        <div className={styles['view']}>
          <h1 className={styles['title']}>{name}</h1>
          <Suspense key={key} fallback={<Skeleton height="320px" />}>
            <View />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
