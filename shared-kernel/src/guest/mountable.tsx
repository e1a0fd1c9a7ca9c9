import { QueryClient } from '@tanstack/react-query';
import { type ComponentType, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { GuestView, MountGuest } from '../host';
import { GuestRoot } from './guest-root';

/**
 * Makes a view of an app with its own React mountable in a page of another React. It is compiled with the
 * app, including every part of the kernel that renders.
 * @param mounts paths below which the view is the page; none for a view in a slot
 */
export const mountable =
  (View: ComponentType, mounts: readonly string[] = []): MountGuest =>
  (place, host) => {
    const root = createRoot(place, { identifierPrefix: host.id });
    const queryClient = onCacheOf(host.queryClient);
    let last: GuestView | undefined;
    return {
      show(view) {
        const before = last;
        last = view;
        const draw = () =>
          root.render(
            <GuestRoot view={view} host={host} queryClient={queryClient} View={View} mounts={mounts} />,
          );
        // The first render is synchronous, else the page would be empty for a moment. After a navigation the
        // previous page stays until the next one is ready, as in the shell.
        if (!before) flushSync(draw);
        else if (before.location !== view.location) startTransition(draw);
        else draw();
      },
      unmount: () => root.unmount(),
    };
  };

/**
 * A client of this app's own copy of TanStack Query on top of the page's cache: replies and writes are shared
 * with the page.
 */
const onCacheOf = (client: QueryClient): QueryClient =>
  new QueryClient({
    queryCache: client.getQueryCache(),
    mutationCache: client.getMutationCache(),
    defaultOptions: client.getDefaultOptions(),
  });
