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
  /** When what the call makes stale is read again where it is shown. Default: `now`. */
  refetch?: 'now' | 'later';
  /** The call counts as pending until what it made stale has been read again. Default: false. */
  untilFresh?: boolean;
}

/**
 * A call that is made when the buyer asks for it: a write, or a read that nothing shows for long. Asked for twice by one
 * double click, or once more before the answer, it is made once; it carries an idempotency key, which it keeps until it is
 * answered. Failures are told by the page unless it is `silent`; what it makes stale is read again.
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
