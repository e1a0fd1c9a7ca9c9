import type { SubmitOrder } from 'shared-kernel/contracts';

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Idempotency keys of order submissions. A payload keeps its key until the server has answered it, so that a
 * second press or a retry after a timeout makes one order; after an answer, or for another order, the key is new.
 */
export function createOrderAttempts(newKey: () => string = randomKey) {
  let open: { order: string; key: string } | null = null;
  return {
    keyFor(payload: SubmitOrder): string {
      const order = JSON.stringify(payload);
      if (open?.order !== order) open = { order, key: newKey() };
      return open.key;
    },
    answered(): void {
      open = null;
    },
  };
}
