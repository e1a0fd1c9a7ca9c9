import type { CallRegistry } from '../../http/calls';
import type { ArrivalService } from './service';

export function arrivalRoutes(calls: CallRegistry, arrivals: ArrivalService): void {
  calls.forBuyer('product/arrival/list', (_, { buyer }) => arrivals.list(buyer));
  calls.forBuyer('product/arrival/add', ({ productId }, { buyer }) => arrivals.add(buyer, productId));
  calls.forBuyer('product/arrival/cancel', ({ productId }, { buyer }) => arrivals.cancel(buyer, productId));
}
