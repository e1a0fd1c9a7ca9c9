import type { Order } from 'shared-kernel/contracts';
import { isShipped } from 'shared-kernel/domain';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import { useLogistics } from '../api/list-logistics';
import { parcelsOf } from '../model/parcels';
import { Card } from './card';
import { ParcelLogistics } from './parcel-logistics';
import { ReceiveParcels } from './receive-parcels';

/** The logistics of a shipped order, by parcel. */
export function LogisticsCard({ order }: { order: Pick<Order, 'id' | 'status' | 'operationLogs'> }) {
  const logistics = useLogistics(order);
  // Until the last part is shipped, there may be no parcel yet.
  if (!isShipped(order.status) && !logistics.data?.length) return null;
  return (
    <Card title="物流信息">
      <ReceiveParcels order={order} />
      <QueryView
        name="物流信息"
        query={logistics}
        skeleton={<Skeleton height="92px" />}
        isEmpty={(entries) => entries.length === 0}
        empty={<p>暂无物流信息</p>}
      >
        {(entries) =>
          parcelsOf(entries).map((parcel) => (
            <ParcelLogistics key={`${parcel.carrier} ${parcel.trackingNo}`} parcel={parcel} />
          ))
        }
      </QueryView>
    </Card>
  );
}
