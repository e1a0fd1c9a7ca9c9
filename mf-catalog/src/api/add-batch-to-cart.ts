import { useCallMutation } from 'shared-kernel/calls';
import { trackEvent } from 'shared-kernel/telemetry';

/** Puts several units into the cart at once; the reply says of each what became of it. */
export const useAddBatchToCart = () =>
  useCallMutation('memberCart/addBatch', {
    onSuccess: ({ results }) => trackEvent('cart-add-batch', { rows: results.length }),
  });
