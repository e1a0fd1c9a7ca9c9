import type { RequestOf } from 'shared-kernel/contracts';
import { subscribeToLogout } from 'shared-kernel/events';
import { create } from 'zustand';

export interface PackedPapers {
  wanted: RequestOf<'order/export/papers'>;
  count: number;
  /** Bytes. */
  received: number;
  /** Why it failed; null while it is under way. */
  problem: string | null;
  stop: () => void;
}

/** The papers that are being packed and downloaded, whatever page is shown meanwhile. */
export const usePapers = create<{ packed: PackedPapers | null }>(() => ({ packed: null }));

export const setPapers = (packed: PackedPapers | null): void => usePapers.setState({ packed });

export const changePapers = (change: Partial<PackedPapers>): void =>
  usePapers.setState(({ packed }) => ({ packed: packed && { ...packed, ...change } }));

subscribeToLogout(() => {
  usePapers.getState().packed?.stop();
  setPapers(null);
});
