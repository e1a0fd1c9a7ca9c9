import type { Refusal, SubmitOrder } from 'shared-kernel/contracts';

export type RefusedLine = NonNullable<Refusal['lines']>[number];

/** How far a submission is (section 4, submitting an order). */
export type SubmissionStep =
  | { kind: 'idle' | 'preparing' | 'submitting' }
  /** The buyer is asked whether to use the rebate, in yuan. */
  | { kind: 'rebate'; rebate: string }
  | { kind: 'confirm'; useRebate: boolean }
  /** Prices or stock changed, so there is no order. */
  | { kind: 'refused'; lines: readonly RefusedLine[] }
  /** No answer came, so whether there is an order is not known. */
  | { kind: 'unanswered'; order: SubmitOrder; message: string };

export const refusalReasons: Readonly<Record<RefusedLine['reason'], string>> = {
  price: '价格已变更',
  stock: '库存不足',
  unlisted: '已下架',
};
