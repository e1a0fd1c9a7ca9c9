import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyView } from 'shared-kernel/ui';
import { PageLoading } from '../layout/page-loading';
import { RemotePage } from '../remote-page/remote-page';
import { useRemotesState } from '../remotes/remotes-context';
import { PageBoundary } from './page-boundary';
import { PageTitle } from './page-title';

const ApplyPage = lazyView(() => import('../apply/apply-page'), '/apply');
const CertificatePage = lazyView(() => import('../pages/certificate-page'), '/certificate');
const ClausePage = lazyView(() => import('../pages/clause-page'), '/clause');
const PrivacyPage = lazyView(() => import('../pages/privacy-page'), '/privacy');
const ContactPage = lazyView(() => import('../pages/contact-page'), '/contactus');
const WaitingPage = lazyView(() => import('../pages/waiting-page'), '/waiting');
const NotFoundPage = lazyView(() => import('../pages/not-found-page'), '/404');

/** The page of the current location: one of the shell's own, or that of the remote mounted there. */
export function ShellPage() {
  const { mounts } = useRemotesState();
  return (
    <>
      <PageTitle />
      <PageBoundary>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            <Route path="/apply" element={<ApplyPage />} />
            <Route path="/certificate" element={<CertificatePage />} />
            <Route path="/clause" element={<ClausePage />} />
            <Route path="/privacy" element={<PrivacyPage />} />
            <Route path="/contactus" element={<ContactPage />} />
            <Route path="/waiting" element={<WaitingPage />} />
            {mounts.map(({ path, remote }) => (
              <Route key={path} path={`${path}/*`} element={<RemotePage remote={remote} />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </>
  );
}
