import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, QueryView, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { UserCenterLayout } from '../components/user-center-layout';
import { subRoutes } from '../model/menu';
import { NoticeList } from './components/notice-list';

const { path, name } = subRoutes.arrivalNotices;

/** The products with a back-in-stock notice for the buyer. */
export default function ArrivalNoticesScreen() {
  const notices = useCall('product/arrival/list', {});
  return (
    <UserCenterLayout title={name} current={path}>
      <Card title="等待到货的商品">
        <QueryView
          name="到货通知"
          query={notices}
          skeleton={<Skeleton height="240px" />}
          isEmpty={(list) => list.length === 0}
          empty={
            <EmptyState
              text="没有等待到货的商品，无货的商品可在其页面订阅"
              action={<ButtonLink to={pathTo('/home/all_product')}>查看全部商品</ButtonLink>}
            />
          }
        >
          {(list) => <NoticeList notices={list} />}
        </QueryView>
      </Card>
    </UserCenterLayout>
  );
}
