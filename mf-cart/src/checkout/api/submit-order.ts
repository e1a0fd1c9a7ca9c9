import type { ReplyOf, SubmitOrder } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

/** Repeats with the same key make one order. The caller handles failures, and keeps the form. */
export const submitOrder = (
  order: SubmitOrder,
  idempotencyKey: string,
): Promise<ReplyOf<'order/generateOrder'>> =>
  api.post('order/generateOrder', order, { idempotencyKey, silent: true });
