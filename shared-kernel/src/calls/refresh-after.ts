import type { QueryClient } from '@tanstack/react-query';
import type { CallPath } from '../contracts';
import { madeStaleBy } from '../contracts/staleness';

const covers = (pattern: string, path: unknown): boolean =>
  pattern.endsWith('/*') ? String(path).startsWith(pattern.slice(0, -1)) : path === pattern;

interface RefreshOptions {
  refetch: 'now' | 'later';
  /** Joins what is asked again already instead of asking once more. */
  joins?: boolean;
}

/**
 * Marks what a call has made stale; what is shown of it is read again at once, unless that is to wait until it is shown
 * the next time. Resolves when it has been read.
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
