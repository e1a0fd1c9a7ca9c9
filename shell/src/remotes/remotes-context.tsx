import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Remotes, RemotesState } from './remotes';

const RemotesContext = createContext<Remotes | null>(null);

export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider');
  return remotes;
}

/** What the remotes are now; renders again when that changes. */
export function useRemotesState(): RemotesState {
  const { subscribe, getState } = useRemotes();
  return useSyncExternalStore(subscribe, getState, getState);
}
