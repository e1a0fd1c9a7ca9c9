import { IsRestoringProvider, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Suspense, useMemo } from 'react';
import { createPath, type Navigator, Route, Router, Routes } from 'react-router-dom';
import type { GuestView, Host } from '../host';
import { SlotLoaderProvider } from '../ui';
import { GuestBoundary } from './guest-boundary';
import { HostProvider } from './host-context';
import { SlotInHost } from './slot-in-host';

export interface GuestRootProps {
  view: GuestView;
  host: Host;
  queryClient: QueryClient;
  View: ComponentType;
  mounts: readonly string[];
}

/** The providers around a remote's view in the shell, built from what the host passes in. */
export function GuestRoot({ view, host, queryClient, View, mounts }: GuestRootProps) {
  const { props, location, navigationType, isKept } = view;
  const navigator = useMemo(() => navigatorOf(host), [host]);
  const shown = <View {...props} />;
  return (
    <GuestBoundary onError={host.fail}>
      <HostProvider value={host}>
        <QueryClientProvider client={queryClient}>
          {/* While `isRestoring`, queries neither subscribe nor fetch: a hidden page. */}
          <IsRestoringProvider value={isKept}>
            <Router location={location} navigationType={navigationType} navigator={navigator}>
              <SlotLoaderProvider value={SlotInHost}>
                <Suspense>
                  {mounts.length === 0 ? (
                    shown
                  ) : (
                    <Routes>
                      {mounts.map((path) => (
                        <Route key={path} path={`${path}/*`} element={shown} />
                      ))}
                    </Routes>
                  )}
                </Suspense>
              </SlotLoaderProvider>
            </Router>
          </IsRestoringProvider>
        </QueryClientProvider>
      </HostProvider>
    </GuestBoundary>
  );
}

const navigatorOf = ({ navigate }: Host): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => navigate(steps),
  push: (to, state, options) => navigate(to, { ...options, state }),
  replace: (to, state, options) => navigate(to, { ...options, state, replace: true }),
});
