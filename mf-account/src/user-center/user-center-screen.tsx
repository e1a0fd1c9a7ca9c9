import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { lazyView } from 'shared-kernel/ui';
import { UserCenterLayout } from '../components/user-center-layout';
import type { MineMenu } from '../contract';
import { currentEntry } from '../model/menu';
import NewsCenterView from './news-center-view';

const views: Readonly<Record<MineMenu, ComponentType>> = {
  news_center: NewsCenterView,
  my_order: lazyView(() => import('./my-order-view')),
  my_member: lazyView(() => import('./my-member-view')),
  my_message: lazyView(() => import('./my-message-view')),
  my_rights: lazyView(() => import('./my-rights-view')),
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
