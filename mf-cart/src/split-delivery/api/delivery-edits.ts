import type { CallCache } from 'shared-kernel/calls';
import type { MemberCartSku } from 'shared-kernel/contracts';
import { acceptedOf, createCartCache, sendEdits, type Tell } from '../../api/cart-cache';
import { quantityDelayMs } from '../../api/cart-edits';
import { editsOfSession } from '../../api/edits-of-session';
import { Outbox } from '../../model/outbox';
import { sentQuantity } from '../../model/quantity';
import { nextSort, withPendingDeliveries } from '../../model/split-delivery';
import { keepUnsaved, unsavedEdits } from '../../model/unsaved-edits-store';
import type { Quantities } from '../model/split-plan';
import { deleteDelivery } from './delete-delivery';
import { editDelivery } from './edit-delivery';

/** Initial count of an added address (docs/specification.md#checkout-rules). */
const firstCount = 1;

/** A new part of a line for another address. */
export interface NewDelivery {
  line: MemberCartSku;
  consigneeId: string;
  hospitalClientId: string | null;
  /** Default 1. */
  count?: number;
}

/** The buyer's edits of a split cart; buyers who choose a dealer cannot split. */
export type DeliveryEdits = ReturnType<typeof createDeliveryEdits>;

const ofCarts = editsOfSession<DeliveryEdits>();

/** The edits of the split cart, one object for all its pages. */
export const deliveryEditsOf = (calls: CallCache, tell: Tell): DeliveryEdits =>
  ofCarts(calls, '', () => createDeliveryEdits(calls, tell));

function createDeliveryEdits(calls: CallCache, tell: Tell) {
  const cache = createCartCache(calls, null);

  const counts = new Outbox<number>({
    delayMs: quantityDelayMs,
    keep: keepUnsaved('deliveries'),
    send: async (changes) => {
      const edits = toEdits(cache.lines(), changes);
      // Decreases go first, so that the stock of a line is never exceeded in between.
      const less = await sendEdits(
        edits.filter(({ grows }) => !grows),
        tell,
      );
      const more = await sendEdits(
        edits.filter(({ grows }) => grows),
        tell,
      );
      const outcome = {
        refused: new Set([...less.refused, ...more.refused]),
        unsent: new Set([...less.unsent, ...more.unsent]),
      };
      await cache.confirm((cart) =>
        withPendingDeliveries(cart, { counts: acceptedOf(changes, outcome), removed: new Map() }),
      );
      if (outcome.unsent.size < changes.size) cache.reload();
      return outcome;
    },
  });

  const removed = new Outbox<true>({
    delayMs: 0,
    send: async (changes) => {
      const outcome = await sendEdits(
        [...changes.keys()].map((id) => ({ ids: [id], send: () => deleteDelivery(id) })),
        tell,
      );
      await cache.confirm((cart) =>
        withPendingDeliveries(cart, { counts: new Map(), removed: acceptedOf(changes, outcome) }),
      );
      if (outcome.unsent.size < changes.size) cache.reload();
      return outcome;
    },
  });

  const outboxes = [counts, removed] as const;
  return {
    counts,
    removed,
    outboxes,
    changeCounts: (typed: Quantities) =>
      counts.put(typed.map(([id, count]) => [id, sentQuantity(count)] as const)),
    /** Adds deliveries to further addresses of lines; resolves with whether all were accepted. */
    async add(deliveries: readonly NewDelivery[]): Promise<boolean> {
      await counts.flush();
      const places = new Map<string, number>();
      const { refused, unsent } = await sendEdits(
        deliveries.map(({ line, consigneeId, hospitalClientId, count = firstCount }) => {
          const sort = places.get(line.id) ?? nextSort(line);
          places.set(line.id, sort + 1);
          const part = { cartSkuId: line.id, consigneeId, ...(hospitalClientId && { hospitalClientId }) };
          return { ids: [line.id], send: () => editDelivery({ ...part, count, sort }) };
        }),
        tell,
      );
      if (unsent.size > 0) tell('网络连接失败，部分地址尚未添加，请重试');
      cache.reload();
      return refused.size + unsent.size === 0;
    },
    remove(deliveryId: string): void {
      counts.drop([deliveryId]);
      removed.put([[deliveryId, true]]);
    },
    /** Takes up what had no answer when the page was reloaded or the session ended. */
    resume(): void {
      const ids = cache.lines().flatMap(({ cartSkuConsignees }) => cartSkuConsignees.map(({ id }) => id));
      counts.resume(unsavedEdits().deliveries, new Set(ids));
    },
    /** Gives up all edits; those that are stored can be taken up again. */
    clear(): void {
      for (const outbox of outboxes) outbox.clear();
    },
  };
}

function toEdits(lines: readonly MemberCartSku[], changes: ReadonlyMap<string, number>) {
  return lines.flatMap((line) =>
    line.cartSkuConsignees.flatMap(({ id, consigneeId, hospitalClientId, sort, count: before }) => {
      const count = changes.get(id);
      if (count === undefined || consigneeId === null) return [];
      const part = { cartSkuId: line.id, consigneeId, ...(hospitalClientId && { hospitalClientId }) };
      return [{ ids: [id], grows: count > before, send: () => editDelivery({ id, ...part, count, sort }) }];
    }),
  );
}
