import type { SubmissionLimits } from '../../http/admissions';
import type { CallRegistry } from '../../http/calls';
import type { SightGuard } from '../../http/role-guard';
import type { ExportService } from './export-service';
import type { OrderService } from './service';
import type { SubmitService } from './submit-service';

export interface OrderServices {
  readonly orders: OrderService;
  readonly exported: ExportService;
  readonly submission: SubmitService;
  readonly requireSight: SightGuard;
}

export function orderRoutes(
  calls: CallRegistry,
  { orders, exported, submission, requireSight }: OrderServices,
  { admission, submissions }: SubmissionLimits,
): void {
  calls.forBuyer(
    'order/generateOrder',
    (request, { buyer, idempotencyKey }) =>
      submissions(() => submission.submit(buyer, request, idempotencyKey)),
    admission,
  );
  calls.forBuyer('order/page', async (request, { buyer }) => {
    await requireSight(buyer, request);
    return orders.page(buyer, request);
  });
  calls.forBuyer('order/export/page', async (request, { buyer }) => {
    await requireSight(buyer, request);
    return exported.page(buyer, request);
  });
  calls.forBuyer('order/count', async (filter, { buyer }) => {
    await requireSight(buyer, filter);
    return orders.count(buyer, filter);
  });
  calls.forBuyer('order/colleagues', (_, { buyer }) => orders.colleagues(buyer));
  calls.forBuyer('order/latest', (_, { buyer }) => orders.latest(buyer));
  calls.forBuyer('order/detail', ({ orderId }, { buyer }) => orders.detail(buyer, orderId));
  calls.forBuyer('order/cancel', ({ orderId }, { buyer }) => orders.cancel(buyer, orderId));
  calls.forBuyer('order/cancel/ask', ({ orderId, reason }, { buyer }) =>
    orders.askToCancel(buyer, orderId, reason),
  );
  calls.forBuyer('order/receive', ({ orderId }, { buyer }) => orders.receive(buyer, orderId));
  calls.forBuyer('order/listLogistics', ({ orderId }, { buyer }) => orders.logistics(buyer, orderId));
  calls.forBuyer('order/contract/judge', ({ orderId }, { buyer }) => orders.judgeContract(buyer, orderId));
}
