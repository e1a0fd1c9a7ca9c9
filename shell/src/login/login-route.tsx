import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { pathTo, safeRedirect } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { lazyView } from 'shared-kernel/ui';
import { PageBoundary } from '../routes/page-boundary';
import { PageTitle } from '../routes/page-title';
import styles from './login-route.module.css';

const LoginScreen = lazyView(() => import('./login-screen'), '/login');

/** Login: a buyer who opens it is sent home; one who logs in here goes to where they were heading. */
export function LoginRoute() {
  const loggedIn = useSession() !== null;
  const [cameLoggedIn] = useState(loggedIn);
  const [query] = useSearchParams();
  if (loggedIn) {
    return <Navigate to={cameLoggedIn ? pathTo('/home') : safeRedirect(query.get('redirect'))} replace />;
  }
  return (
    <>
      <PageTitle />
      <PageBoundary>
        <Suspense fallback={<div className={styles['loading']} />}>
          <LoginScreen />
        </Suspense>
      </PageBoundary>
    </>
  );
}
