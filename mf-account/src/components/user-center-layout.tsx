import { type ReactNode, Suspense } from 'react';
import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { PageBreadcrumb, Skeleton, usePageTitle } from 'shared-kernel/ui';
import { UserCenterColumns } from './user-center-columns';
import styles from './user-center-layout.module.css';
import { UserCenterMenu } from './user-center-menu';

export interface UserCenterLayoutProps {
  title: string;
  /** The path of the current menu entry. */
  current: string;
  children: ReactNode;
}

/** Breadcrumb, left menu and the current view, under its title. */
export function UserCenterLayout({ title, current, children }: UserCenterLayoutProps) {
  const unread = useCall('message/unread', {}).data?.unread ?? 0;
  usePageTitle(title);
  return (
    <UserCenterColumns
      head={<PageBreadcrumb items={[{ name: '用户中心', to: pathTo('/mine') }, { name: title }]} />}
      menu={<UserCenterMenu current={current} unread={unread} />}
    >
      <h1 className={styles['title']}>{title}</h1>
      <Suspense key={current} fallback={<Skeleton height="320px" />}>
        {children}
      </Suspense>
    </UserCenterColumns>
  );
}
