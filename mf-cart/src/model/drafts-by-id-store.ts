import { create } from 'zustand';
import { keepForBuyer } from './buyer-store';

interface Drafts<Draft> {
  drafts: Readonly<Record<string, Draft>>;
}

/**
 * Drafts of one kind, each by the id of what it is of: what is typed survives a reload and the end of a session.
 * @param name part of the key that they are stored under
 */
export function draftsById<Draft>(name: string) {
  const nothing = (): Drafts<Draft> => ({ drafts: {} });
  const store = create<Drafts<Draft>>(nothing);
  keepForBuyer(store, name, nothing);
  return {
    useDraft: (id: string): Draft | undefined => store(({ drafts }) => drafts[id]),
    get: (id: string): Draft | undefined => store.getState().drafts[id],
    keep: (id: string, draft: Draft): void =>
      store.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: draft } })),
    forget: (id: string): void =>
      store.setState(({ drafts }) => ({
        drafts: Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== id)),
      })),
  };
}
