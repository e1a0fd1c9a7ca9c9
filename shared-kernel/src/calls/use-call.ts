import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReadPath } from '../contracts';
import type { ApiError } from '../http';
import { callQuery } from './ask';
import type { CallKey, CallReply, CallRequest } from './call-key';

export interface CallOptions<Path extends ReadPath, Data>
  extends Omit<UseQueryOptions<CallReply<Path>, ApiError, Data, CallKey<Path>>, 'queryKey' | 'queryFn'> {
  /** Whether a failure is left to the view that shows it; else the page tells it as well. Default: true. */
  silent?: boolean;
}

export type CallResult<Data> = UseQueryResult<Data, ApiError>;

/**
 * The reply to a read, kept in the page's cache for every app that asks the same. It is asked for again when it is
 * shown while it is not fresh, and when a write has made it stale (contracts, `freshFor` and `madeStaleBy`).
 * @param request what is asked; null as long as that is not known
 */
export function useCall<Path extends ReadPath, Data = CallReply<Path>>(
  path: Path,
  request: CallRequest<Path>,
  { silent, ...options }: CallOptions<Path, Data> = {},
): CallResult<Data> {
  const { staleTime, ...query } = callQuery(path, request, silent);
  return useQuery({ staleTime, ...options, ...query });
}
