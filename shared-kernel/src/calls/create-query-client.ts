import { QueryClient } from '@tanstack/react-query';
import { isHandedOver } from './handed-over';

/**
 * A query client with the same behaviour in the shell, in standalone pages and in tests. It does not retry: a
 * failure is shown at once (docs/decisions/api.md#error-toasts) and every failed view has a retry button.
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
