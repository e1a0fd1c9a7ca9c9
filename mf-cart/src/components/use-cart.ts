import { useEffect, useMemo, useRef } from 'react';
import { useCall, useCallCache } from 'shared-kernel/calls';
import { subscribeToCartCount } from 'shared-kernel/events';
import { toast } from 'shared-kernel/ui';
import { cartEditsOf } from '../api/cart-edits';
import { linesOf, partitionCart, withAgreedPrices, withPending } from '../model/cart-lines';
import { cartRequest } from '../model/cart-request';
import { useCheckoutDraft } from '../model/checkout-draft-store';
import { useFlushing, useHeldBack, usePending } from './use-outbox';

/** The cart as the buyer sees it, including pending edits, and its edit functions. */
export function useCart(dealerCode: string | null, enabled: boolean) {
  const calls = useCallCache();
  const query = useCall('memberCart/page', enabled ? cartRequest(dealerCode) : null, {
    // Other tabs and the product pages change the cart, too.
    refetchOnWindowFocus: true,
  });
  const edits = cartEditsOf(calls, dealerCode, toast.error);
  const counts = usePending(edits.counts);
  const selected = usePending(edits.selected);
  const removed = usePending(edits.removed);
  const notes = usePending(edits.notes);

  const agreedPrices = useCheckoutDraft((draft) => draft.agreedPrices);
  const heldBack = useHeldBack(edits.outboxes);
  useFlushing(edits.outboxes);
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    if (isLoaded) edits.resume();
  }, [edits, isLoaded]);

  const list = query.data?.list;
  const lastCount = useRef<number | null>(null);
  useEffect(
    () =>
      subscribeToCartCount((count) => {
        const known = lastCount.current ?? linesOf(list ?? []).length;
        lastCount.current = count;
        if (count !== known) edits.reload();
      }),
    [list, edits],
  );

  const cart = useMemo(
    () =>
      list &&
      partitionCart(withAgreedPrices(withPending(list, { counts, selected, removed, notes }), agreedPrices)),
    [list, counts, selected, removed, notes, agreedPrices],
  );
  return { query, cart, edits, heldBack };
}
