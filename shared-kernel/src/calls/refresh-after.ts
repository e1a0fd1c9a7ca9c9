import type { QueryClient } from '@tanstack/react-query';
import type { CallPath } from '../contracts';
import { madeStaleBy } from '../contracts/staleness';

const covers = (pattern: string, path: unknown): boolean =>
  pattern.endsWith('/*') ? String(path).startsWith(pattern.slice(0, -1)) : path === pattern;

interface RefreshOptions {
  refetch: 'now' | 'later';
  /** Joins a refetch that is in flight instead of starting another. */
  joins?: boolean;
}

/**
 * Marks what a call has made stale. Stale replies on screen are refetched at once, or with `later` when they
 * are shown next. Resolves when they have been refetched.
 */
export function refreshAfter(
  queryClient: QueryClient,
  path: CallPath,
  { refetch, joins = false }: RefreshOptions,
): Promise<void> {
  const patterns = (madeStaleBy as Readonly<Record<string, readonly string[]>>)[path] ?? [];
  return queryClient.invalidateQueries(
    {
      predicate: ({ queryKey }) => patterns.some((pattern) => covers(pattern, queryKey[0])),
      refetchType: refetch === 'now' ? 'active' : 'none',
    },
    { cancelRefetch: !joins },
  );
}
