import { useCallMutation } from 'shared-kernel/calls';
import { trackEvent } from 'shared-kernel/telemetry';

/** Adds units of a product to the cart. */
export const useAddToCart = () =>
  useCallMutation('memberCart/add', {
    onSuccess: (_, { skuId, count }) => trackEvent('cart-add', { skuId, count, alone: false }),
  });
