import type { SubmissionLimits } from '../../http/admissions';
import type { CallRegistry } from '../../http/calls';
import type { ExportService } from './export-service';
import type { OrderService } from './service';
import type { SubmitService } from './submit-service';

export interface OrderServices {
  readonly orders: OrderService;
  readonly exported: ExportService;
  readonly submission: SubmitService;
}

export function orderRoutes(
  calls: CallRegistry,
  { orders, exported, submission }: OrderServices,
  { admission, submissions }: SubmissionLimits,
): void {
  calls.forBuyer(
    'order/generateOrder',
    (request, { buyer, idempotencyKey }) =>
      submissions(() => submission.submit(buyer, request, idempotencyKey)),
    admission,
  );
  calls.forBuyer('order/page', (request, { buyer }) => orders.page(buyer, request));
  calls.forBuyer('order/export/page', (request, { buyer }) => exported.page(buyer, request));
  calls.forBuyer('order/count', (filter, { buyer }) => orders.count(buyer, filter));
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
