import { type QueryFunction, type SkipToken, skipToken } from '@tanstack/react-query';
import type { PathOf, ReadPath, RequestOf } from '../contracts';
import { freshFor } from '../contracts/staleness';
import { wire } from '../contracts/wire';
import { api, type RequestOptions } from '../http';
import { type CallKey, type CallReply, type CallRequest, callKey } from './call-key';

export type AskedPath = PathOf<'get' | 'post' | 'write' | 'counted'>;

/** Makes a call as its contract defines it. */
export function ask(path: AskedPath, request: unknown, options: RequestOptions): Promise<unknown> {
  switch ((wire as Readonly<Record<string, string>>)[path]) {
    case 'get':
      return api.get(path as PathOf<'get'>, options);
    case 'counted':
      return api.postCounted(path as 'order/page', request as RequestOf<'order/page'>, options);
    default:
      return api.post(path as 'client/todo', request as RequestOf<'client/todo'>, options);
  }
}

interface CallQuery<Path extends ReadPath> {
  queryKey: CallKey<Path>;
  queryFn: QueryFunction<CallReply<Path>, CallKey<Path>> | SkipToken;
  staleTime: number;
}

/** Query options of a read: its key, its request, and how long the reply stays fresh. */
export function callQuery<Path extends ReadPath>(
  path: Path,
  request: CallRequest<Path>,
  silent = true,
): CallQuery<Path> {
  const read: QueryFunction<CallReply<Path>, CallKey<Path>> = ({ signal }) =>
    ask(path, request, { signal, silent, refetch: 'never' }) as Promise<CallReply<Path>>;
  return {
    queryKey: callKey(path, request),
    queryFn: request === null ? skipToken : read,
    staleTime: freshFor[path] ?? 0,
  };
}
