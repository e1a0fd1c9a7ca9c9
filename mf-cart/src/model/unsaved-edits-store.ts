import { createStore } from 'zustand';
import { keepForBuyer } from './buyer-store';

/** Edits of cart lines without an answer, by the id of their line; of deliveries by their own. */
interface UnsavedEdits {
  counts: Readonly<Record<string, number>>;
  notes: Readonly<Record<string, string>>;
  selected: Readonly<Record<string, boolean>>;
  deliveries: Readonly<Record<string, number>>;
}

type Kind = keyof UnsavedEdits;
type Pending<Of extends Kind> = ReadonlyMap<string, UnsavedEdits[Of][string]>;

const nothing = (): UnsavedEdits => ({ counts: {}, notes: {}, selected: {}, deliveries: {} });

const store = createStore<UnsavedEdits>(nothing);

// What is dropped because the session has ended is dropped after the store has left its buyer.
keepForBuyer(store, 'unsavedCartEdits', nothing);

/** Stores what an outbox holds in place of what it held before; a reload or the end of the session would lose it. */
export const keepUnsaved =
  <Of extends Kind>(kind: Of) =>
  (pending: Pending<Of>, before: Pending<Of>): void =>
    store.setState(({ [kind]: kept }) => ({
      [kind]: Object.fromEntries([...Object.entries(kept).filter(([id]) => !before.has(id)), ...pending]),
    }));

/** What is stored; the carts of other dealers are in it, too. */
export const unsavedEdits = (): UnsavedEdits => store.getState();
