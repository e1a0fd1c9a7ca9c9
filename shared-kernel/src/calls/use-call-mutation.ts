import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { PathOf, ReplyOf, RequestOf } from '../contracts';
import type { ApiError, RequestOptions } from '../http';
import { ask } from './ask';
import { Intention } from './intention';
import { refreshAfter } from './refresh-after';
import { useOnePress } from './use-one-press';

type MutationPath = PathOf<'get' | 'post' | 'write'>;

type Mutation<Path extends MutationPath> = UseMutationOptions<ReplyOf<Path>, ApiError, RequestOf<Path>>;

export interface CallMutationOptions<Path extends MutationPath>
  extends Omit<Mutation<Path>, 'mutationFn'>,
    Pick<RequestOptions, 'silent'> {
  /** When stale replies on screen are refetched. Default: `now`. */
  refetch?: 'now' | 'later';
  /** Stay pending until what the call made stale has been refetched. Default: false. */
  untilFresh?: boolean;
}

/**
 * A call that the buyer triggers: a write, or a read whose reply is not shown for long. A double click, or a
 * press before the answer, sends it once; it carries an idempotency key, the same until it is answered. The
 * page shows failures unless it is `silent`; what it makes stale is refetched.
 */
export function useCallMutation<Path extends MutationPath>(
  path: Path,
  {
    silent = false,
    refetch = 'now',
    untilFresh = false,
    onSuccess,
    ...options
  }: CallMutationOptions<Path> = {},
): UseMutationResult<ReplyOf<Path>, ApiError, RequestOf<Path>> {
  const queryClient = useQueryClient();
  const [intention] = useState(() => new Intention());
  const mutation = useMutation({
    ...options,
    mutationFn: (request: RequestOf<Path>) =>
      ask(path, request, {
        silent,
        refetch,
        idempotencyKey: intention.keyOf(JSON.stringify(request)),
      }) as Promise<ReplyOf<Path>>,
    onSuccess: async (...told) => {
      if (untilFresh) await refreshAfter(queryClient, path, { refetch, joins: true });
      await onSuccess?.(...told);
    },
  });

  return useOnePress(mutation, intention, JSON.stringify);
}
