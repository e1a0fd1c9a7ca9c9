import type { CallRegistry } from '../../http/calls';
import type { ParcelService } from './parcel-service';

export function parcelRoutes(calls: CallRegistry, parcels: ParcelService): void {
  calls.forBuyer('order/parcels', ({ orderId }, { buyer }) => parcels.list(buyer, orderId));
  calls.forBuyer('order/parcel/receive', (request, { buyer }) => parcels.receive(buyer, request));
  calls.forBuyer('order/parcel/report', (request, { buyer }) => parcels.report(buyer, request));
}
