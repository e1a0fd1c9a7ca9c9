import { newIdempotencyKey } from 'shared-kernel/domain';
import { create } from 'zustand';
import { forgetKept, keepForBuyer } from '../../model/buyer-store';
import type { OrderProposal } from './order-proposal';

/** An order that was sent and has not been answered, with what its buyer agreed to. */
export interface OrderAttempt extends OrderProposal {
  /** Idempotency key that it was sent under. */
  key: string;
}

const noAttempt = (): { attempt: OrderAttempt | null } => ({ attempt: null });

const useOrderAttempt = create(noAttempt);

const keptAs = 'orderAttempt';

keepForBuyer(useOrderAttempt, keptAs, noAttempt);

/**
 * The idempotency key to send an order under. An order keeps its key until the server has answered it, also over a
 * reload of the page, so that a second press or a retry after a timeout makes one order; after an answer, or for
 * another order, the key is new.
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

/** The server had ended the buyer's session, so it made no order of the attempt, which lies with what is kept for them. */
export const forgetAttemptOf = (buyerId: string | undefined): void => {
  if (buyerId) forgetKept(keptAs, buyerId);
};
