import type { SubmitOrder } from 'shared-kernel/contracts';
import { type OrderAttempt, useCheckoutDraft } from '../../model/checkout-draft-store';

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The idempotency key to send an order under. An order keeps its key until the server has answered it, also over a
 * reload of the page, so that a second press or a retry after a timeout makes one order; after an answer, or for
 * another order, the key is new.
 */
export function fingerprint(order: SubmitOrder): string {
  const { attempt } = useCheckoutDraft.getState();
  if (attempt && JSON.stringify(attempt.order) === JSON.stringify(order)) return attempt.key;
  const key = randomKey();
  useCheckoutDraft.setState({ attempt: { order, key } });
  return key;
}

export const openAttempt = (): OrderAttempt | null => useCheckoutDraft.getState().attempt;

export const forgetAttempt = (): void => useCheckoutDraft.setState({ attempt: null });
