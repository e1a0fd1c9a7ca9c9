import type { CallCache } from 'shared-kernel/calls';
import type { PurchaseListLine } from 'shared-kernel/contracts';
import { acceptedOf, sendEdits } from '../../api/cart-cache';
import { Outbox } from '../../model/outbox';
import { isSameEdit, type PendingEdit, type RefusedEdit, withEdits } from '../model/line-edits';
import { keepListEdits, takeListEdits } from '../model/list-edits-store';
import { editListLine } from './edit-list-line';

/** Debounce of typed quantities, in milliseconds. */
const delayMs = 400;

/**
 * The buyer's edits of a list's lines: shown at once, sent soon after, held while the connection is lost.
 * @param tell receives what was typed in lines that somebody else has changed or removed meanwhile
 */
export function createListEdits(
  calls: Pick<CallCache, 'change' | 'reload'>,
  listId: string,
  tell: (refused: ReadonlyMap<string, RefusedEdit>) => void,
) {
  const request = { id: listId };
  // The versions that the buyer's own edits have made; the next edit builds on them.
  const own = new Map<string, number>();
  const newest = (id: string, version: number) => Math.max(version, own.get(id) ?? 0);

  const edits = new Outbox<PendingEdit>({
    delayMs,
    keep: (pending) => keepListEdits(listId, pending),
    send: async (changes) => {
      const messages = new Map<string, string>();
      const sent = [...changes].map(([id, { version, count, note }]) => ({
        ids: [id],
        send: async () => {
          try {
            const edit = { id: listId, lineId: id, version: newest(id, version), count, note };
            own.set(id, (await editListLine(edit)).version);
          } catch (error) {
            if (error instanceof Error) messages.set(id, error.message);
            throw error;
          }
        },
      }));
      const outcome = await sendEdits(sent, () => {});

      const accepted = acceptedOf(changes, outcome);
      await calls.change('purchaseList/detail', request, (list) => ({
        ...list,
        lines: withEdits(list.lines, accepted).map((line) => ({
          ...line,
          version: newest(line.id, line.version),
        })),
      }));
      const refused = [...changes].flatMap(([id, edit]) => {
        // The buyer may have dropped it by removing the line.
        const isTold = outcome.refused.has(id) && edits.pending().has(id);
        return isTold ? [[id, { ...edit, message: messages.get(id) ?? '' }] as const] : [];
      });
      if (refused.length > 0) tell(new Map(refused));
      // Health depends on the quantity, and a refused line has become another one.
      if (outcome.unsent.size < changes.size) calls.reload('purchaseList/detail', request);
      return outcome;
    },
  });
  return {
    edits,
    outboxes: [edits] as const,
    /** Takes up what had no answer when the page was left or the session ended, but for what the list has already. */
    resume(lines: readonly PurchaseListLine[]): void {
      const left = Object.entries(takeListEdits(listId)).filter(([lineId, edit]) => {
        const line = lines.find(({ id }) => id === lineId);
        return !line || !isSameEdit(line, edit);
      });
      if (left.length > 0) edits.put(left);
    },
  };
}
