import type { Order } from 'shared-kernel/contracts';
import { isShipped } from 'shared-kernel/domain';
import { FailedState, Skeleton } from 'shared-kernel/ui';
import { useLogistics } from '../api/list-logistics';
import { parcelsOf } from '../model/parcels';
import { Card } from './card';
import { ParcelLogistics } from './parcel-logistics';

/** Where the goods of a shipped order are, parcel by parcel. */
export function LogisticsCard({ order }: { order: Pick<Order, 'id' | 'status' | 'operationLogs'> }) {
  const { data, isError, error, refetch, isFetching } = useLogistics(order);
  // Before the last part is sent, none may be.
  if (!isShipped(order.status) && !data?.length) return null;
  return (
    <Card title="物流信息">
      {data ? (
        data.length === 0 ? (
          <p>暂无物流信息</p>
        ) : (
          parcelsOf(data).map((parcel) => (
            <ParcelLogistics key={`${parcel.carrier} ${parcel.trackingNo}`} parcel={parcel} />
          ))
        )
      ) : isError ? (
        <FailedState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div role="status" aria-busy="true" aria-label="物流信息加载中">
          <Skeleton height="92px" />
        </div>
      )}
    </Card>
  );
}
