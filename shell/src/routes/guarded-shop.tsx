import { Activity } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from 'shared-kernel/session';
import { Layout } from '../layout/layout';
import { LoginRoute } from '../login/login-route';
import { PageCache } from '../page-cache/page-cache';
import { useScrollRestoration } from '../page-cache/use-scroll-restoration';
import { useRemotesState } from '../remotes/remotes-context';
import { redirectFor } from './access';
import { Redirect } from './redirect';
import { RouteAnnouncer } from './route-announcer';
import { isLogin } from './route-at';
import { ShellPage } from './shell-page';
import { StaleBar } from './stale-bar';
import { useLeaveWithdrawn } from './use-leave-withdrawn';
import { usePageViews } from './use-page-views';

/** What the current location shows to whoever is here: a page in its app shell, the login, or the way elsewhere. */
export function GuardedShop() {
  const location = useLocation();
  const session = useSession();
  const remotes = useRemotesState();
  useScrollRestoration();
  usePageViews();
  const stays = useLeaveWithdrawn('shell');

  const redirect = redirectFor(location, session !== null, remotes);
  const atLogin = isLogin(location.pathname);
  return (
    <>
      {redirect && <Redirect from={location.pathname + location.search + location.hash} to={redirect} />}
      <RouteAnnouncer />
      {atLogin && <LoginRoute />}
      <Activity mode={atLogin ? 'hidden' : 'visible'}>
        <Layout>
          {stays && <StaleBar />}
          {/* Another buyer, or none, starts without the pages of the last one. */}
          <PageCache
            key={session?.token ?? 'visitor'}
            location={redirect || atLogin ? null : location}
            Page={ShellPage}
          />
        </Layout>
      </Activity>
    </>
  );
}
