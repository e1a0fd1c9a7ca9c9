import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';
import { useSession } from 'shared-kernel/session';

const queryKey = ['memberCart/amount'];

const cartAmount = (signal: AbortSignal) => api.get('memberCart/amount', { signal, silent: true });

/** Number of lines in the buyer's cart: asked for at login, then told by whoever changes the cart, in any tab. */
export function useCartAmount(): number {
  const queryClient = useQueryClient();
  const loggedIn = useSession() !== null;
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => cartAmount(signal),
    enabled: loggedIn,
  });
  useEffect(
    () => subscribeToCartCount((amount) => queryClient.setQueryData(queryKey, { amount })),
    [queryClient],
  );
  return data?.amount ?? 0;
}
