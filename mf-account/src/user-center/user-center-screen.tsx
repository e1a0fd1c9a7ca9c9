import { type ComponentType, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { UserCenterLayout } from '../components/user-center-layout';
import type { MineMenu } from '../contract';
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
  const View = views[key];
  return (
    <UserCenterLayout title={name} current={pathTo('/mine', { currentMenu: key })}>
      <View />
    </UserCenterLayout>
  );
}
