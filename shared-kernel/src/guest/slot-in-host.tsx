import { useLayoutEffect, useRef, useState } from 'react';
import type { SlotState } from '../host';
import type { SlotLoaderProps } from '../ui';
import { useHost } from './host-context';

/** A view of another app, rendered by the host into an element of this one. */
export function SlotInHost({ name, props, loading, failed }: SlotLoaderProps) {
  const { showSlot, removeSlot } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SlotState>({ is: 'loading' });

  useLayoutEffect(() => {
    if (place.current) showSlot(place.current, { name, props, tell: setState });
  });
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current) removeSlot(current);
    };
  }, [removeSlot]);

  return (
    <>
      {state.is === 'loading' && loading}
      {state.is === 'failed' && failed(state.retry)}
      <div ref={place} style={{ display: 'contents' }} />
    </>
  );
}
