import { QueryClient } from '@tanstack/react-query';
import { isHandedOver } from './handed-over';

/**
 * A query client that behaves the same in the shell, alone and in tests: it does not ask again by itself, because
 * a failure is told at once (docs/decisions.md#error-toasts) and every failed view has a retry.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnMount: (query) => !isHandedOver(query),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
