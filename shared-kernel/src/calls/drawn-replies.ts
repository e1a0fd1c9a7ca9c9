import type { QueryClient } from '@tanstack/react-query';
import type { ReadPath } from '../contracts';
import { keptMs } from '../http/preloaded-calls';
import { type CallRequest, callKey } from './call-key';
import { handOver } from './handed-over';

/** A successful reply that a document was drawn from, with what it answers. */
export interface DrawnReply {
  path: string;
  request: Readonly<Record<string, unknown>>;
  /** As the cache holds it (`CallReply`). */
  reply: unknown;
}

/** Fills the page's cache with what its document was drawn from, so that it neither waits nor asks again. */
export function takeDrawnReplies(client: QueryClient, replies: readonly DrawnReply[]): void {
  for (const { path, request, reply } of replies) {
    const queryKey = callKey(path as ReadPath, request as CallRequest<ReadPath>);
    client.setQueryData<unknown>(queryKey, reply);
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query) handOver(query, keptMs);
  }
}
