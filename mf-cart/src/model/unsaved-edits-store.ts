import { createStore } from 'zustand';
import { keepForBuyer } from './buyer-store';

/** Edits of cart lines without an answer, by the id of their line. */
interface UnsavedEdits {
  counts: Readonly<Record<string, number>>;
  notes: Readonly<Record<string, string>>;
  selected: Readonly<Record<string, boolean>>;
}

type Kind = keyof UnsavedEdits;
type Pending<Of extends Kind> = ReadonlyMap<string, UnsavedEdits[Of][string]>;

const nothing = (): UnsavedEdits => ({ counts: {}, notes: {}, selected: {} });

const store = createStore<UnsavedEdits>(nothing);

// What is dropped because the session has ended is dropped after the store has left its buyer.
keepForBuyer(store, 'unsavedCartEdits', nothing);

/** Stores what an outbox holds; a reload or the end of the session would lose it. */
export const keepUnsaved =
  <Of extends Kind>(kind: Of) =>
  (pending: Pending<Of>): void =>
    store.setState({ [kind]: Object.fromEntries(pending) });

/** Returns and removes what was stored. */
export function takeUnsaved(): UnsavedEdits {
  const unsaved = store.getState();
  store.setState(nothing());
  return unsaved;
}
