import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { reportError } from 'shared-kernel/telemetry';
import {
  renewFailedViews,
  type SlotContracts,
  type SlotLoaderProps,
  SlotLoaderProvider,
} from 'shared-kernel/ui';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { RemoteView } from '../remotes/remote-view';
import { filledBy } from '../remotes/remotes';

type OwnSlots = {
  [Name in keyof SlotContracts as Name extends `shell/${string}` ? Name : never]: ComponentType<
    SlotContracts[Name]
  >;
};

const reloadPage = () => window.location.reload();

/** Views of the shell that remotes show. */
const ownSlots: OwnSlots = {
  'shell/change-password': lazy(() => import('../login/change-password-dialog')),
};

/** Loads a view that one remote shows of another: slot `orders/order-list` is what mf-orders exposes as `order-list`. */
function SlotLoader({ name, props, loading, failed }: SlotLoaderProps) {
  if (name in ownSlots) {
    const View = ownSlots[name as keyof OwnSlots] as ComponentType<SlotLoaderProps['props']>;
    return (
      <RemoteBoundary
        fallback={() => failed(reloadPage)}
        onError={(error) => reportError(error, { app: 'shell', expose: name })}
      >
        <Suspense fallback={loading}>
          <View {...props} />
        </Suspense>
      </RemoteBoundary>
    );
  }
  return (
    <RemoteView
      {...filledBy(name)}
      props={{ ...props }}
      loading={loading}
      failed={({ retry, persists }) =>
        failed(() => {
          if (persists || !retry) return reloadPage();
          renewFailedViews();
          retry();
        })
      }
    />
  );
}

export function RemoteSlots({ children }: { children: ReactNode }) {
  return <SlotLoaderProvider value={SlotLoader}>{children}</SlotLoaderProvider>;
}
