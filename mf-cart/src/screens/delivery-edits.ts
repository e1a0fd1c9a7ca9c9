import type { QueryClient } from '@tanstack/react-query';
import type { MemberCartSku } from 'shared-kernel/contracts';
import { deleteDelivery } from '../api/delete-delivery';
import { editDelivery } from '../api/edit-delivery';
import { Outbox, type Refused } from '../model/outbox';
import { sentQuantity } from '../model/quantity';
import { nextSort, withPendingDeliveries } from '../model/split-delivery';
import { createCartCache, refusedOf } from './cart-cache';
import { quantityDelayMs } from './cart-edits';

/** Each added address starts with this count (section 5, checkout). */
const firstCount = 1;

export type DeliveryEdits = ReturnType<typeof createDeliveryEdits>;

/** The buyer's edits of a split cart, which buyers who choose a dealer do not have. */
export function createDeliveryEdits(queryClient: QueryClient) {
  const cache = createCartCache(queryClient, null);

  const counts = new Outbox<number>({
    delayMs: quantityDelayMs,
    send: async (changes) => {
      const requests = cache.lines().flatMap((line) =>
        line.cartSkuConsignees.flatMap(({ id, consigneeId, hospitalClientId, sort }) => {
          const count = changes.get(id);
          if (count === undefined || consigneeId === null) return [];
          const part = { cartSkuId: line.id, consigneeId, ...(hospitalClientId && { hospitalClientId }) };
          return [{ ids: [id], send: () => editDelivery({ id, ...part, count, sort }) }];
        }),
      );
      const refused = await refusedOf(requests);
      await cache.confirm((cart) =>
        withPendingDeliveries(cart, { counts: without(changes, refused), removed: new Map() }),
      );
      cache.reload();
      return refused;
    },
  });

  const removed = new Outbox<true>({
    delayMs: 0,
    send: async (changes) => {
      const refused = await refusedOf(
        [...changes.keys()].map((id) => ({ ids: [id], send: () => deleteDelivery(id) })),
      );
      await cache.confirm((cart) =>
        withPendingDeliveries(cart, { counts: new Map(), removed: without(changes, refused) }),
      );
      cache.reload();
      return refused;
    },
  });

  const add = (line: MemberCartSku, consigneeId: string, hospitalClientId: string) =>
    editDelivery({
      cartSkuId: line.id,
      consigneeId,
      hospitalClientId,
      count: firstCount,
      sort: nextSort(line),
    });

  return {
    counts,
    removed,
    changeCount: (deliveryId: string, typed: number) => counts.put([[deliveryId, sentQuantity(typed)]]),
    /** Adds an address to lines that do not go to it yet. */
    async addTo(
      lines: readonly MemberCartSku[],
      consigneeId: string,
      hospitalClientId: string,
    ): Promise<void> {
      await counts.flush();
      await refusedOf(
        lines.map((line) => ({ ids: [line.id], send: () => add(line, consigneeId, hospitalClientId) })),
      );
      cache.reload();
    },
    remove(deliveryId: string): void {
      counts.drop([deliveryId]);
      removed.put([[deliveryId, true]]);
    },
    flush: () => Promise.all([counts.flush(), removed.flush()]),
  };
}

const without = <Value>(changes: ReadonlyMap<string, Value>, refused: Refused): Map<string, Value> =>
  new Map([...changes].filter(([id]) => !refused.has(id)));
