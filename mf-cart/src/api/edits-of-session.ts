import type { CallCache } from 'shared-kernel/calls';
import { getSession, subscribe } from 'shared-kernel/session';

/**
 * Keeps one object for the edits of each cart or list, whichever page shows it: a page that is opened again goes on with
 * what was held when it was left, so that no older value is sent after a newer one. They end with the buyer's session.
 * @returns the edits that a key has, which `create` makes the first time
 */
export function editsOfSession<Edits extends { clear: () => void }>() {
  const known = new WeakMap<CallCache, Map<string, Edits>>();
  return (calls: CallCache, key: string, create: () => Edits): Edits => {
    const ofCalls = known.get(calls) ?? new Map<string, Edits>();
    known.set(calls, ofCalls);
    const kept = ofCalls.get(key);
    if (kept) return kept;
    const edits = create();
    ofCalls.set(key, edits);
    const buyerId = getSession()?.user.id;
    const stop = subscribe(() => {
      if (getSession()?.user.id === buyerId) return;
      stop();
      ofCalls.delete(key);
      edits.clear();
    });
    return edits;
  };
}
