import type { QueryClient } from '@tanstack/react-query';
import type { CartLine, MemberCartSku, ReplyOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { deleteCartLines } from '../api/delete-cart-lines';
import { editCartLine } from '../api/edit-cart-line';
import { cartKey } from '../api/list-cart-lines';
import { selectCartLines } from '../api/select-cart-lines';
import { changeLines, linesOf, withCount, withoutLines } from '../model/cart-lines';
import { Outbox, type Refused } from '../model/outbox';
import { sentQuantity } from '../model/quantity';

type CartPage = ReplyOf<'memberCart/page'>;

const quantityDelayMs = 400;
// Gathers boxes that are ticked in one go into one call.
const selectionDelayMs = 100;

/** The buyer's edits of a cart: shown at once, sent soon after, and put back when the server refuses them. */
export type CartEdits = ReturnType<typeof createCartEdits>;

export function createCartEdits(queryClient: QueryClient, dealerCode: string | null) {
  const queryKey = cartKey(dealerCode);
  const reload = () => void queryClient.invalidateQueries({ queryKey });

  /** Writes accepted edits into the cached cart, over which no older reply may come afterwards. */
  async function confirm(change: (cart: readonly CartLine[]) => CartLine[]): Promise<void> {
    const isLoading = queryClient.isFetching({ queryKey }) > 0;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<CartPage>(queryKey, (page) => page && { ...page, list: change(page.list) });
    if (isLoading) reload();
  }

  const counts = new Outbox<number>({
    delayMs: quantityDelayMs,
    send: async (changes) => {
      const lines = linesOf(queryClient.getQueryData<CartPage>(queryKey)?.list ?? []);
      const edited = lines.filter(({ id }) => changes.has(id));
      const countOf = ({ id, count }: MemberCartSku) => changes.get(id) ?? count;
      const refused = await refusedOf(
        edited.map((line) => ({
          ids: [line.id],
          request: () => editCartLine({ id: line.id, skuId: line.skuId, count: countOf(line) }),
        })),
      );
      const accepted = (line: MemberCartSku) => changes.has(line.id) && !refused.has(line.id);
      await confirm((cart) =>
        changeLines(cart, (line) => (accepted(line) ? withCount(line, countOf(line)) : line)),
      );
      // Stock, promotions and presets of gifts depend on the quantity.
      reload();
      return refused;
    },
  });

  const selected = new Outbox<boolean>({
    delayMs: selectionDelayMs,
    send: async (changes) => {
      const refused = await refusedOf(
        [true, false].flatMap((value) => {
          const ids = [...changes.keys()].filter((id) => changes.get(id) === value);
          return chunksOf(ids).map((chunk) => ({ ids: chunk, request: () => selectCartLines(chunk, value) }));
        }),
      );
      await confirm((cart) =>
        changeLines(cart, (line) => {
          const value = refused.has(line.id) ? undefined : changes.get(line.id);
          return value === undefined || value === line.selected ? line : { ...line, selected: value };
        }),
      );
      if (refused.size > 0) reload();
      return refused;
    },
  });

  const removed = new Outbox<true>({
    delayMs: 0,
    send: async (changes) => {
      const refused = await refusedOf(
        chunksOf([...changes.keys()]).map((chunk) => ({ ids: chunk, request: () => deleteCartLines(chunk) })),
      );
      await confirm((cart) => withoutLines(cart, ({ id }) => changes.has(id) && !refused.has(id)));
      if (refused.size > 0) reload();
      return refused;
    },
  });

  return {
    counts,
    selected,
    removed,
    changeCount: (lineId: string, typed: number) => counts.put([[lineId, sentQuantity(typed)]]),
    select: (lineIds: readonly string[], value: boolean) => selected.put(lineIds.map((id) => [id, value])),
    remove(lineIds: readonly string[]): void {
      counts.drop(lineIds);
      selected.drop(lineIds);
      removed.put(lineIds.map((id) => [id, true]));
    },
    /** Sends what is still waiting; resolves with whether the server accepted all of it. */
    async flush(): Promise<boolean> {
      const accepted = await Promise.all([counts.flush(), selected.flush(), removed.flush()]);
      return accepted.every(Boolean);
    },
    reload,
  };
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / limits.maxPageSize) }, (_, index) =>
    ids.slice(index * limits.maxPageSize, (index + 1) * limits.maxPageSize),
  );

/** Makes every request and gathers the ids of those that failed. The API client has told the buyer why. */
async function refusedOf(requests: { ids: string[]; request: () => Promise<void> }[]): Promise<Refused> {
  const results = await Promise.allSettled(requests.map(({ request }) => request()));
  return new Set(
    results.flatMap(({ status }, index) => (status === 'rejected' ? (requests[index]?.ids ?? []) : [])),
  );
}
