import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { PathOf, ReplyOf, RequestOf } from '../contracts';
import type { ApiError, RequestOptions } from '../http';
import { ask } from './ask';
import { refreshAfter } from './refresh-after';

type MutationPath = PathOf<'get' | 'post' | 'write'>;

type Mutation<Path extends MutationPath> = UseMutationOptions<ReplyOf<Path>, ApiError, RequestOf<Path>>;

export interface CallMutationOptions<Path extends MutationPath>
  extends Omit<Mutation<Path>, 'mutationFn'>,
    Pick<RequestOptions, 'silent' | 'idempotencyKey'> {
  /** When what the call makes stale is read again where it is shown. Default: `now`. */
  refetch?: 'now' | 'later';
  /** The call counts as pending until what it made stale has been read again. Default: false. */
  untilFresh?: boolean;
}

/**
 * A call that is made when the buyer asks for it: a write, or a read that nothing shows for long. Failures are told by
 * the page unless it is `silent`; what it makes stale is read again.
 */
export function useCallMutation<Path extends MutationPath>(
  path: Path,
  {
    silent = false,
    idempotencyKey,
    refetch = 'now',
    untilFresh = false,
    onSuccess,
    ...options
  }: CallMutationOptions<Path> = {},
): UseMutationResult<ReplyOf<Path>, ApiError, RequestOf<Path>> {
  const queryClient = useQueryClient();
  return useMutation({
    ...options,
    mutationFn: (request: RequestOf<Path>) =>
      ask(path, request, { silent, refetch, ...(idempotencyKey && { idempotencyKey }) }) as Promise<
        ReplyOf<Path>
      >,
    onSuccess: async (...told) => {
      if (untilFresh) await refreshAfter(queryClient, path, { refetch, joins: true });
      await onSuccess?.(...told);
    },
  });
}
