import '@arco-design/web-react/es/_util/react-19-adapter';
import 'shared-kernel/styles/base.css';
import 'shared-kernel/styles/tokens.css';
import './shell.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient, takeDrawnReplies } from 'shared-kernel/calls';
import { loadClient } from 'shared-kernel/http';
import { watchCookie } from 'shared-kernel/session';
import { reportError, reportTiming } from 'shared-kernel/telemetry';
import { applyReadingComfort, preloadFeedback, startAsDrawn } from 'shared-kernel/ui';
import { takeDrawnPage } from './app-shell/drawn-page';
import { keepPrerenderedPage } from './app-shell/prerendered-page';
import { attendLater } from './attend-later';
import type { Site } from './company/site-context';
import { whenIdle } from './loading/when-idle';
import { rememberTyping } from './page-cache/typed-fields';
import type { Remotes } from './remotes/remotes';
import { forgetDataOfPreviousBuyer } from './session/forget-data-of-previous-buyer';
import { Shell } from './shell';

/** Shows the shop in the document's `#root`, with the remotes it is composed of. */
export function mountShell(remotes: Remotes, site: Site): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  applyReadingComfort();
  rememberTyping();
  keepPrerenderedPage(document);
  const queryClient = createQueryClient();
  forgetDataOfPreviousBuyer(queryClient);
  watchCookie();
  const shop = (
    <StrictMode>
      <Shell remotes={remotes} site={site} queryClient={queryClient} />
    </StrictMode>
  );
  const onUncaughtError = (error: unknown) => reportError(error, { app: 'shell' });
  const drawn = takeDrawnPage(document);
  // As a transition it is drawn in slices, and the thread stays free for who reads the page already.
  startTransition(() => {
    if (!drawn) return createRoot(root, { onUncaughtError }).render(shop);
    takeDrawnReplies(queryClient, drawn.replies);
    startAsDrawn(drawn.matched);
    hydrateRoot(root, shop, {
      onUncaughtError,
      // The page stands all the same, drawn anew.
      onRecoverableError: (error) => reportError(error, { app: 'shell', expose: 'drawn-page' }),
    });
  });
  // Counts the visit of this version of the shell, too, for a canary to be judged by.
  reportTiming('shell-start', performance.now(), { app: 'shell' });
  whenIdle(preloadFeedback);
  const reportTimes = async () => (await import('./telemetry/report-page-times')).reportPageTimes();
  whenIdle(() => reportTimes().catch(() => {}));
  attendLater({ remotes, queryClient });
  // What a page begins with its document has asked already. A page that opens below a pointer is no sign of its reader, and a
  // failure shows in the first other call.
  const readyCalls = () => void loadClient().catch(() => {});
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(sign, readyCalls, { once: true });
}
