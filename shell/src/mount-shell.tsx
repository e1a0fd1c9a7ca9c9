import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/es/style/index.css';
import 'shared-kernel/styles/base.css';
import 'shared-kernel/styles/tokens.css';
import './shell.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from 'shared-kernel/ui';
import { type Site, SiteProvider } from './company/site-context';
import { RemoteSlots } from './remote-page/remote-slots';
import type { Remotes } from './remotes/remotes';
import { RemotesProvider } from './remotes/remotes-context';
import { GuardedShop } from './routes/guarded-shop';
import { forgetDataOfPreviousBuyer } from './session/forget-data-of-previous-buyer';
import { HttpResults } from './session/http-results';

/** Shows the shop in the document's `#root`, with the remotes it is composed of. */
export function mountShell(remotes: Remotes, site: Site = { notice: null }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const queryClient = createQueryClient();
  forgetDataOfPreviousBuyer(queryClient);
  createRoot(root).render(
    <StrictMode>
      <SiteProvider value={site}>
        <RemotesProvider value={remotes}>
          <QueryClientProvider client={queryClient}>
            <BrowserRouter>
              <HttpResults />
              <RemoteSlots>
                <GuardedShop />
              </RemoteSlots>
            </BrowserRouter>
          </QueryClientProvider>
        </RemotesProvider>
      </SiteProvider>
    </StrictMode>,
  );
}
