import { useCallMutation } from 'shared-kernel/calls';
import { trackEvent } from 'shared-kernel/telemetry';

/** Adds several units to the cart at once; the reply has a result for each. */
export const useAddBatchToCart = () =>
  useCallMutation('memberCart/addBatch', {
    onSuccess: ({ results }) => trackEvent('cart-add-batch', { rows: results.length }),
  });
