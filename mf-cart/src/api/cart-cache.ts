import type { QueryClient } from '@tanstack/react-query';
import type { CartLine, MemberCartSku, ReplyOf } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { linesOf } from '../model/cart-lines';
import type { Outcome } from '../model/outbox';
import { cartKey } from './list-cart-lines';

type CartPage = ReplyOf<'memberCart/page'>;

/** The cached cart of the server, for those who edit it. */
export function createCartCache(queryClient: QueryClient, dealerCode: string | null) {
  const queryKey = cartKey(dealerCode);
  const reload = () => void queryClient.invalidateQueries({ queryKey });
  return {
    reload,
    lines: (): MemberCartSku[] => linesOf(queryClient.getQueryData<CartPage>(queryKey)?.list ?? []),

    /** Writes accepted edits into the cart, over which no older reply may come afterwards. */
    async confirm(change: (cart: readonly CartLine[]) => CartLine[]): Promise<void> {
      const isLoading = queryClient.isFetching({ queryKey }) > 0;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<CartPage>(queryKey, (page) => page && { ...page, list: change(page.list) });
      if (isLoading) reload();
    },
  };
}

interface EditRequest {
  /** What the request changes. */
  ids: readonly string[];
  send: () => Promise<unknown>;
}

/** Tells the buyer why an edit failed. */
export type Tell = (message: string) => void;

/** Makes every request. The buyer is told why one was refused; those without an answer are left to be repeated. */
export async function sendEdits(requests: readonly EditRequest[], tell: Tell): Promise<Outcome> {
  const results = await Promise.allSettled(requests.map(({ send }) => send()));
  const failures = results.flatMap((result, index) =>
    result.status === 'rejected'
      ? [{ reason: result.reason as unknown, ids: requests[index]?.ids ?? [] }]
      : [],
  );
  const idsOf = (some: typeof failures) => new Set(some.flatMap(({ ids }) => ids));
  const refused = failures.filter(({ reason }) => !isUnanswered(reason));
  for (const message of new Set(refused.map(({ reason }) => messageOf(reason)))) tell(message);
  return { refused: idsOf(refused), unsent: idsOf(failures.filter(({ reason }) => isUnanswered(reason))) };
}

const isUnanswered = (reason: unknown): boolean =>
  isApiError(reason) &&
  reason.retryable &&
  (reason.kind !== 'envelope' || reason.code === envelopeCodes.unavailable);

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** The changes of a batch that got through. */
export const acceptedOf = <Value>(
  changes: ReadonlyMap<string, Value>,
  { refused, unsent }: Outcome,
): Map<string, Value> => new Map([...changes].filter(([id]) => !refused.has(id) && !unsent.has(id)));
