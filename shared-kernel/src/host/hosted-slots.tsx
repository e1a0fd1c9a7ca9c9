import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { RemoteSlot } from '../ui';
import type { GuestSlot, SlotState } from './guest';
import type { SlotPlaces } from './slot-elements';

/** Views of other apps in the elements that a guest has for them. */
export function HostedSlots({ places }: { places: SlotPlaces }) {
  const shown = useSyncExternalStore(places.subscribe, places.get);
  return [...shown].map(([place, { slot, key }]) => createPortal(<HostedSlot {...slot} />, place, key));
}

function HostedSlot({ name, props, tell }: GuestSlot) {
  return (
    <RemoteSlot
      name={name}
      props={props}
      loading={<Told key="loading" state={{ is: 'loading' }} tell={tell} />}
      failed={(retry) => <Told key="failed" state={{ is: 'failed', retry }} tell={tell} />}
    />
  );
}

/**
 * Replaces the guest's own fallback, which only its React can render: while this is mounted, the guest shows
 * it.
 */
function Told({ state, tell }: { state: SlotState; tell: GuestSlot['tell'] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is that it stands
  useLayoutEffect(() => {
    tell(state);
    return () => tell({ is: 'shown' });
  }, []);
  return null;
}
