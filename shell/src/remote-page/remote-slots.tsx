import type { ReactNode } from 'react';
import { type SlotLoaderProps, SlotLoaderProvider } from 'shared-kernel/ui';
import { RemoteView } from '../remotes/remote-view';

/** Loads a view that one remote shows of another: slot `orders/order-list` is what mf-orders exposes as `order-list`. */
function SlotLoader({ name, props, loading, failed }: SlotLoaderProps) {
  const [app, expose = ''] = name.split('/');
  return (
    <RemoteView remote={`mf-${app}`} expose={expose} props={{ ...props }} loading={loading} failed={failed} />
  );
}

export function RemoteSlots({ children }: { children: ReactNode }) {
  return <SlotLoaderProvider value={SlotLoader}>{children}</SlotLoaderProvider>;
}
