import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
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

/** What a part of the document shows of a read: its reply, or nothing, because it had not come. */
interface Drawn {
  data?: unknown;
}

const drawnFrom = new WeakMap<QueryClient, Map<string, Drawn>>();
const without: Drawn = {};

/** Fills the page's cache with what its document was drawn from, so that it neither waits nor asks again. */
export function takeDrawnReplies(client: QueryClient, replies: readonly DrawnReply[]): void {
  const drawn = new Map<string, Drawn>();
  drawnFrom.set(client, drawn);
  for (const { path, request, reply } of replies) {
    const queryKey = callKey(path as ReadPath, request as CallRequest<ReadPath>);
    drawn.set(hashKey(queryKey), { data: client.setQueryData<unknown>(queryKey, reply) });
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query) handOver(query, keptMs);
  }
}

/**
 * What the document shows of a read, when the cache holds something else by now: a part that becomes alive late has to
 * begin as it was drawn. Null where both are the same.
 */
export function drawnInstead(client: QueryClient, queryKey: QueryKey): Drawn | null {
  const drawn = drawnFrom.get(client);
  const state = client.getQueryState(queryKey);
  if (!drawn || !state || state.status === 'pending') return null;
  const shown = drawn.get(hashKey(queryKey)) ?? without;
  return state.data === shown.data && !state.error ? null : shown;
}
