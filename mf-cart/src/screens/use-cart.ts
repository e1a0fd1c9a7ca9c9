import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { subscribeToCartCount } from 'shared-kernel/events';
import { useCartLines } from '../api/list-cart-lines';
import { linesOf, partitionCart, withPending } from '../model/cart-lines';
import { createCartEdits } from './cart-edits';
import { useFlushing, usePending } from './use-outbox';

/** The cart as the buyer sees it, pending edits included, and the way to edit it. */
export function useCart(dealerCode: string | null, enabled: boolean) {
  const queryClient = useQueryClient();
  const query = useCartLines(dealerCode, enabled);
  const edits = useMemo(() => createCartEdits(queryClient, dealerCode), [queryClient, dealerCode]);
  const counts = usePending(edits.counts);
  const selected = usePending(edits.selected);
  const removed = usePending(edits.removed);

  useFlushing(edits);

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
    () => list && partitionCart(withPending(list, { counts, selected, removed })),
    [list, counts, selected, removed],
  );
  return { query, cart, edits };
}
