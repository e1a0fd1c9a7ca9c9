import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { subscribeToCartCount } from '../events';
import { subscribeToFinishedCalls } from '../http/finished-calls';
import { callKey } from './call-key';
import { refreshAfter } from './refresh-after';

export interface CallsProviderProps {
  client: QueryClient;
  children: ReactNode;
}

/** Provides the page's cache of replies and refreshes it after each call and each change of the cart. */
export function CallsProvider({ client, children }: CallsProviderProps) {
  useEffect(
    () => subscribeToFinishedCalls(({ path, refetch }) => void refreshAfter(client, path, { refetch })),
    [client],
  );
  useEffect(
    () => subscribeToCartCount((amount) => client.setQueryData(callKey('memberCart/amount', {}), { amount })),
    [client],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
