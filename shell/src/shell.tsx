import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { CallsProvider, type QueryClient } from 'shared-kernel/calls';
import { type Site, SiteProvider } from './company/site-context';
import { RemoteSlots } from './remote-page/remote-slots';
import type { Remotes } from './remotes/remotes';
import { RemotesProvider } from './remotes/remotes-context';
import { GuardedShop } from './routes/guarded-shop';
import { HttpResults } from './session/http-results';

export interface ShellProps {
  remotes: Remotes;
  site: Site;
  queryClient: QueryClient;
}

/** The whole shop: what every part of it may count on, around the page of the current location. */
export function Shell({ remotes, site, queryClient }: ShellProps) {
  // The sign that it has started (release/src/documents/boot-script.ts); a drawn page has it beside itself.
  useEffect(() => document.getElementById('boot')?.remove(), []);
  return (
    <SiteProvider value={site}>
      <RemotesProvider value={remotes}>
        <CallsProvider client={queryClient}>
          <BrowserRouter>
            <HttpResults />
            <RemoteSlots>
              <GuardedShop />
            </RemoteSlots>
          </BrowserRouter>
        </CallsProvider>
      </RemotesProvider>
    </SiteProvider>
  );
}
