import type { CallCache } from 'shared-kernel/calls';
import { createStore } from 'zustand';
import { acceptedOf, sendEdits } from '../../api/cart-cache';
import { editsOfSession } from '../../api/edits-of-session';
import { Outbox } from '../../model/outbox';
import { isSameEdit, type PendingEdit, type RefusedEdit, withEdits } from '../model/line-edits';
import { keepListEdits, storedListEdits } from '../model/list-edits-store';
import { editListLine } from './edit-list-line';

/** Debounce of typed quantities, in milliseconds. */
const delayMs = 400;

/** The buyer's edits of a list's lines: shown at once, sent soon after, held while the connection is lost. */
export type ListEdits = ReturnType<typeof createListEdits>;

const ofLists = editsOfSession<ListEdits>();

/** The edits of a list, one object for all its pages. */
export const listEditsOf = (calls: CallCache, listId: string): ListEdits =>
  ofLists(calls, listId, () => createListEdits(calls, listId));

function createListEdits(calls: CallCache, listId: string) {
  const request = { id: listId };
  // The versions that the buyer's own edits have made; the next edit builds on them.
  const own = new Map<string, number>();
  const refused = createStore<ReadonlyMap<string, RefusedEdit>>(() => new Map());
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
      const told = [...changes].flatMap(([id, edit]) => {
        // The buyer may have dropped it by removing the line.
        const isTold = outcome.refused.has(id) && edits.pending().has(id);
        return isTold ? [[id, { ...edit, message: messages.get(id) ?? '' }] as const] : [];
      });
      if (told.length > 0) refused.setState((known) => new Map([...known, ...told]), true);
      // Health depends on the quantity, and a refused line has become another one.
      if (outcome.unsent.size < changes.size) calls.reload('purchaseList/detail', request);
      return outcome;
    },
  });
  return {
    edits,
    outboxes: [edits] as const,
    /** What was typed in lines that somebody else has changed or removed meanwhile, by line. */
    refused,
    /** Takes back that the edit of a line was refused. */
    forget: (lineId: string) =>
      refused.setState((known) => new Map([...known].filter(([id]) => id !== lineId)), true),
    /** Takes up what had no answer when the page was left or the session ended, but for what the list has already. */
    resume(): void {
      const lines = calls.get('purchaseList/detail', request)?.lines ?? [];
      const pending = edits.pending();
      const left = Object.entries(storedListEdits(listId)).filter(([lineId, edit]) => {
        const line = lines.find(({ id }) => id === lineId);
        return !pending.has(lineId) && !(line && isSameEdit(line, edit));
      });
      keepListEdits(listId, pending);
      if (left.length > 0) edits.put(left);
    },
    /** Gives up all edits; those that are stored can be taken up again. */
    clear(): void {
      edits.clear();
      refused.setState(new Map(), true);
    },
  };
}
