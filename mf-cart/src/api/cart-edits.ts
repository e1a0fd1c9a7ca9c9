import type { CallCache } from 'shared-kernel/calls';
import { limits } from 'shared-kernel/domain';
import { changeLines, withoutLines, withWanted } from '../model/cart-lines';
import { Outbox } from '../model/outbox';
import { sentQuantity } from '../model/quantity';
import { keepUnsaved, unsavedEdits } from '../model/unsaved-edits-store';
import { acceptedOf, createCartCache, sendEdits, type Tell } from './cart-cache';
import { deleteCartLines } from './delete-cart-lines';
import { editCartLine } from './edit-cart-line';
import { editsOfSession } from './edits-of-session';
import { noteCartLine } from './note-cart-line';
import { selectCartLines } from './select-cart-lines';

/** Debounce of typed quantities, in milliseconds. */
export const quantityDelayMs = 400;
// Batches boxes ticked in quick succession into one call.
const selectionDelayMs = 100;

/**
 * The buyer's edits of a cart: optimistic, sent soon after, held while the connection is lost, and reverted
 * when the server refuses them.
 */
export type CartEdits = ReturnType<typeof createCartEdits>;

const ofCarts = editsOfSession<CartEdits>();

/** The edits of a cart, one object for all its pages. */
export const cartEditsOf = (calls: CallCache, dealerCode: string | null, tell: Tell): CartEdits =>
  ofCarts(calls, dealerCode ?? '', () => createCartEdits(calls, dealerCode, tell));

function createCartEdits(calls: CallCache, dealerCode: string | null, tell: Tell) {
  const cache = createCartCache(calls, dealerCode);

  const counts = new Outbox<number>({
    delayMs: quantityDelayMs,
    keep: keepUnsaved('counts'),
    send: async (changes) => {
      const requests = cache.lines().flatMap(({ id, skuId }) => {
        const count = changes.get(id);
        return count === undefined ? [] : [{ ids: [id], send: () => editCartLine({ id, skuId, count }) }];
      });
      const outcome = await sendEdits(requests, tell);
      const accepted = acceptedOf(changes, outcome);
      await cache.confirm((cart) =>
        changeLines(cart, (line) => {
          const count = accepted.get(line.id);
          return count === undefined ? line : withWanted(line, count);
        }),
      );
      // Stock, promotions and gift presets depend on the quantity.
      if (outcome.unsent.size < changes.size) cache.reload();
      return outcome;
    },
  });

  const selected = new Outbox<boolean>({
    delayMs: selectionDelayMs,
    keep: keepUnsaved('selected'),
    send: async (changes) => {
      const requests = [true, false].flatMap((value) =>
        chunksOf([...changes.keys()].filter((id) => changes.get(id) === value)).map((ids) => ({
          ids,
          send: () => selectCartLines(ids, value),
        })),
      );
      const outcome = await sendEdits(requests, tell);
      const accepted = acceptedOf(changes, outcome);
      await cache.confirm((cart) =>
        changeLines(cart, (line) => {
          const value = accepted.get(line.id) ?? line.selected;
          return value === line.selected ? line : { ...line, selected: value };
        }),
      );
      if (outcome.refused.size > 0) cache.reload();
      return outcome;
    },
  });

  const removed = new Outbox<true>({
    delayMs: 0,
    send: async (changes) => {
      const outcome = await sendEdits(
        chunksOf([...changes.keys()]).map((ids) => ({ ids, send: () => deleteCartLines(ids) })),
        tell,
      );
      const accepted = acceptedOf(changes, outcome);
      await cache.confirm((cart) => withoutLines(cart, ({ id }) => accepted.has(id)));
      if (outcome.refused.size > 0) cache.reload();
      return outcome;
    },
  });

  const notes = new Outbox<string>({
    delayMs: 0,
    keep: keepUnsaved('notes'),
    send: async (changes) => {
      const outcome = await sendEdits(
        [...changes].map(([id, note]) => ({ ids: [id], send: () => noteCartLine({ id, note }) })),
        tell,
      );
      const accepted = acceptedOf(changes, outcome);
      await cache.confirm((cart) =>
        changeLines(cart, (line) => {
          const note = accepted.get(line.id) ?? line.note;
          return note === line.note ? line : { ...line, note };
        }),
      );
      if (outcome.refused.size > 0) cache.reload();
      return outcome;
    },
  });

  const outboxes = [counts, selected, removed, notes] as const;
  return {
    counts,
    selected,
    removed,
    notes,
    outboxes,
    changeCount: (lineId: string, typed: number) => counts.put([[lineId, sentQuantity(typed)]]),
    setNote: (lineId: string, note: string) => notes.put([[lineId, note]]),
    select: (lineIds: readonly string[], value: boolean) => selected.put(lineIds.map((id) => [id, value])),
    remove(lineIds: readonly string[]): void {
      counts.drop(lineIds);
      selected.drop(lineIds);
      notes.drop(lineIds);
      removed.put(lineIds.map((id) => [id, true]));
    },
    /** Takes up what had no answer when the page was reloaded or the session ended. */
    resume(): void {
      const ids = new Set(cache.lines().map(({ id }) => id));
      const unsaved = unsavedEdits();
      counts.resume(unsaved.counts, ids);
      selected.resume(unsaved.selected, ids);
      notes.resume(unsaved.notes, ids);
    },
    /** Gives up all edits; those that are stored can be taken up again. */
    clear(): void {
      for (const outbox of outboxes) outbox.clear();
    },
    /** Sends pending edits; resolves with whether the server accepted all of them. */
    async flush(): Promise<boolean> {
      const accepted = await Promise.all(outboxes.map((outbox) => outbox.flush()));
      return accepted.every(Boolean);
    },
    /** Whether edits are held because the connection is lost. */
    isCut: () => outboxes.some((outbox) => outbox.isCut()),
    reload: cache.reload,
    fresh: cache.fresh,
  };
}

/** Splits ids into chunks of one call's size. */
const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / limits.maxPageSize) }, (_, index) =>
    ids.slice(index * limits.maxPageSize, (index + 1) * limits.maxPageSize),
  );
