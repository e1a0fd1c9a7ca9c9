import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { filledBy } from 'shared-kernel/federation';
import { reportError } from 'shared-kernel/telemetry';
import {
  ExtensionsProvider,
  lazyView,
  renewFailedViews,
  type SlotContracts,
  type SlotLoaderProps,
  SlotLoaderProvider,
} from 'shared-kernel/ui';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { RemoteView } from '../remotes/remote-view';
import { useRemotesState } from '../remotes/remotes-context';

type OwnSlots = {
  [Name in keyof SlotContracts as Name extends `shell/${string}` ? Name : never]: ComponentType<
    SlotContracts[Name]
  >;
};

const reloadPage = () => window.location.reload();

/** Views of the shell that remotes show. */
const ownSlots: OwnSlots = {
  'shell/contact': lazyView(() => import('../pages/contact-page')),
  'shell/bind-email': lazyView(() => import('../login/bind-email-dialog')),
  'shell/change-password': lazyView(() => import('../login/change-password-dialog')),
};

/** A view of the shell itself; a retry asks anew for code that did not come. */
function OwnSlot({ name, props, loading, failed }: SlotLoaderProps) {
  const [attempt, setAttempt] = useState(0);
  const View = ownSlots[name as keyof OwnSlots] as ComponentType<SlotLoaderProps['props']>;
  const retry = () => {
    renewFailedViews();
    setAttempt(attempt + 1);
  };
  return (
    <RemoteBoundary
      key={attempt}
      fallback={() => failed(retry)}
      onError={(error) => reportError(error, { app: 'shell', expose: name })}
    >
      <Suspense fallback={loading}>
        <View {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Loads a view that one remote shows of another: slot `orders/order-list` is what mf-orders exposes as `order-list`. */
function SlotLoader(slot: SlotLoaderProps) {
  const { name, props, loading, failed } = slot;
  if (name in ownSlots) return <OwnSlot {...slot} />;
  return (
    <RemoteView
      {...filledBy(name)}
      props={{ ...props }}
      loading={loading}
      failed={({ retry }) =>
        failed(() => {
          if (!retry) return reloadPage();
          renewFailedViews();
          retry();
        })
      }
    />
  );
}

export function RemoteSlots({ children }: { children: ReactNode }) {
  const { extensions } = useRemotesState();
  return (
    <SlotLoaderProvider value={SlotLoader}>
      <ExtensionsProvider value={extensions}>{children}</ExtensionsProvider>
    </SlotLoaderProvider>
  );
}
