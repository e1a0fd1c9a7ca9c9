import type { Order } from 'shared-kernel/contracts';
import { OrderDestinations } from '../../components/order-destinations';
import { Card } from './card';
import { Facts } from './facts';

/** The destination of an order, or of every part of a split one. */
export function ConsigneeCard({ order }: { order: Order }) {
  const { orderConsignee: consignee, subOrderList } = order;
  return (
    <Card title="收货信息">
      {subOrderList.length > 0 ? (
        <OrderDestinations
          orderNo={order.no}
          destinations={subOrderList.map(({ no, orderConsignee }) => ({ ...orderConsignee, subOrderNo: no }))}
        />
      ) : (
        <Facts
          facts={[
            ['收货人', consignee.name],
            ['联系电话', consignee.phone],
            ['收货地址', consignee.address],
          ]}
        />
      )}
    </Card>
  );
}
