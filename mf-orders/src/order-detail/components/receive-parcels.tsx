import { useCall } from 'shared-kernel/calls';
import type { Order } from 'shared-kernel/contracts';
import { ParcelContent } from './parcel-content';

/** The contents of an order's parcels, with receipts and reports. */
export function ReceiveParcels({ order }: { order: Pick<Order, 'id'> }) {
  const { data: parcels = [] } = useCall('order/parcels', { orderId: order.id });
  return parcels.map((parcel) => <ParcelContent key={parcel.id} orderId={order.id} parcel={parcel} />);
}
