import type { QueryClient } from '@tanstack/react-query';
import type { CartLine, MemberCartSku, ReplyOf } from 'shared-kernel/contracts';
import { cartKey } from '../api/list-cart-lines';
import { linesOf } from '../model/cart-lines';
import type { Refused } from '../model/outbox';

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
  send: () => Promise<void>;
}

/** Makes every request and gathers the ids of those that failed. The API client has told the buyer why. */
export async function refusedOf(requests: readonly EditRequest[]): Promise<Refused> {
  const results = await Promise.allSettled(requests.map(({ send }) => send()));
  return new Set(
    results.flatMap(({ status }, index) => (status === 'rejected' ? (requests[index]?.ids ?? []) : [])),
  );
}
