import { newIdempotencyKey } from 'shared-kernel/domain';
import { create } from 'zustand';
import { dropCached, keepForBuyer } from '../../model/buyer-store';
import type { OrderProposal } from './order-proposal';

/** An unanswered submission, with what the buyer agreed to. */
export interface OrderAttempt extends OrderProposal {
  /** Its idempotency key. */
  key: string;
}

const noAttempt = (): { attempt: OrderAttempt | null } => ({ attempt: null });

const useOrderAttempt = create(noAttempt);

const keptAs = 'orderAttempt';

keepForBuyer(useOrderAttempt, keptAs, noAttempt);

/**
 * The idempotency key for sending an order. An order keeps its key until the server has answered it, also over
 * a reload, so that a second press or a retry after a timeout makes one order; after an answer, or for another
 * order, the key is new.
 */
export function fingerprint({ order, summary }: OrderProposal): string {
  const { attempt } = useOrderAttempt.getState();
  if (attempt && JSON.stringify(attempt.order) === JSON.stringify(order)) return attempt.key;
  const key = newIdempotencyKey();
  useOrderAttempt.setState({ attempt: { order, summary, key } });
  return key;
}

export const openAttempt = (): OrderAttempt | null => useOrderAttempt.getState().attempt;

export const forgetAttempt = (): void => useOrderAttempt.setState({ attempt: null });

/** Removes a buyer's stored attempt: the server had ended the session, so it made no order. */
export const forgetAttemptOf = (buyerId: string | undefined): void => {
  if (buyerId) dropCached(keptAs, buyerId);
};
