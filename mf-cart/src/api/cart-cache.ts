import type { CallCache } from 'shared-kernel/calls';
import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { linesOf } from '../model/cart-lines';
import { cartRequest } from '../model/cart-request';
import type { Outcome } from '../model/outbox';
import { isSessionEnd } from './is-session-end';

/** The cached server cart, for code that edits it. */
export function createCartCache(cache: CallCache, dealerCode: string | null) {
  const request = cartRequest(dealerCode);
  return {
    reload: () => cache.reload('memberCart/page', request),
    /** Resolves when the cart has been refetched, or that has failed. */
    fresh: () => cache.prefetch('memberCart/page', request),
    lines: (): MemberCartSku[] => linesOf(cache.get('memberCart/page', request)?.list ?? []),
    /** Writes accepted edits into the cached cart, so that no older reply overwrites them. */
    confirm: (change: (cart: readonly CartLine[]) => CartLine[]): Promise<void> =>
      cache.change('memberCart/page', request, (page) => ({ ...page, list: change(page.list) })),
  };
}

interface EditRequest {
  /** Ids of the lines that the request changes. */
  ids: readonly string[];
  send: () => Promise<unknown>;
}

/** Shows the buyer why an edit failed. */
export type Tell = (message: string) => void;

/** Sends all requests. The buyer reads why one was refused; those without an answer are left for a retry. */
export async function sendEdits(requests: readonly EditRequest[], tell: Tell): Promise<Outcome> {
  const results = await Promise.allSettled(requests.map(({ send }) => send()));
  const failures = results.flatMap((result, index) =>
    result.status === 'rejected'
      ? [{ reason: result.reason as unknown, ids: requests[index]?.ids ?? [] }]
      : [],
  );
  const idsOf = (some: typeof failures) => new Set(some.flatMap(({ ids }) => ids));
  const refused = failures.filter(({ reason }) => !isUnanswered(reason));
  const told = refused.filter(({ reason }) => !isSessionEnd(reason));
  for (const message of new Set(told.map(({ reason }) => messageOf(reason)))) tell(message);
  return { refused: idsOf(refused), unsent: idsOf(failures.filter(({ reason }) => isUnanswered(reason))) };
}

/** Includes proxies that answer 502 while the API restarts. */
const isUnanswered = (reason: unknown): boolean =>
  isApiError(reason) &&
  reason.retryable &&
  (reason.kind !== 'envelope' || reason.code === envelopeCodes.unavailable || (reason.status ?? 0) >= 500);

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** The changes of a batch that were accepted. */
export const acceptedOf = <Value>(
  changes: ReadonlyMap<string, Value>,
  { refused, unsent }: Outcome,
): Map<string, Value> => new Map([...changes].filter(([id]) => !refused.has(id) && !unsent.has(id)));
