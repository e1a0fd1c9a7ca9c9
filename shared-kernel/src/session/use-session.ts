import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribe } from './session';

/** The buyer's session, or null for a visitor; renders again when it starts or ends, in any tab. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, getSession, getSession);
