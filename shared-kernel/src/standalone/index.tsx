import '@arco-design/web-react/es/_util/react-19-adapter';
import '../styles/tokens.css';
import '../styles/base.css';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { CallsProvider, createQueryClient } from '../calls';
import { configureHttp } from '../http';
import { type Session, startSession } from '../session';
import { applyReadingComfort, Skeleton, SlotLoaderProvider, toast, usePageTitle } from '../ui';
import { LiveSlot } from './live-slot';
import { LoginBar } from './login-bar';
import { FakedSlot } from './slot-placeholder';

/** The part of an app manifest, the `federation` field of its package.json, that the page uses. */
export interface StandaloneManifest {
  /** Where the shell mounts the app; the page opens at the first. */
  mount: readonly string[];
  routes: Readonly<Record<string, { title: string }>>;
}

/** Answers of an app's page that runs without an API (`?fake`). */
export interface Fake {
  session: Session;
  answer: () => void;
}

function PageTitle({ routes }: Pick<StandaloneManifest, 'routes'>) {
  const { pathname } = useLocation();
  usePageTitle(routes[pathname]?.title ?? pathname);
  return null;
}

/**
 * Shows an app standalone in `#root`, against the real API, with a bar to log in as a buyer, and the live
 * shop's views in its slots. For development.
 * @param loadFake used when the page is opened with `?fake`
 */
export async function mountStandalone(
  { mount, routes }: StandaloneManifest,
  App: ComponentType,
  loadFake?: () => Promise<{ fake: Fake }>,
): Promise<void> {
  const faked = loadFake && new URLSearchParams(location.search).has('fake') ? await loadFake() : null;
  if (faked) {
    faked.fake.answer();
    startSession(faked.fake.session);
  }
  applyReadingComfort();
  configureHttp({ onFailure: toast.error, onSuccess: toast.success });
  createRoot(
    document.getElementById('root') ?? document.body.appendChild(document.createElement('div')),
  ).render(
    <StrictMode>
      <CallsProvider client={createQueryClient()}>
        <BrowserRouter>
          <LoginBar />
          <PageTitle routes={routes} />
          <SlotLoaderProvider value={faked ? FakedSlot : LiveSlot}>
            <main>
              <Suspense fallback={<Skeleton height="60vh" />}>
                <Routes>
                  {mount.map((path) => (
                    <Route key={path} path={`${path}/*`} element={<App />} />
                  ))}
                  <Route path="*" element={<Navigate to={mount[0] ?? '/'} replace />} />
                </Routes>
              </Suspense>
            </main>
          </SlotLoaderProvider>
        </BrowserRouter>
      </CallsProvider>
    </StrictMode>,
  );
}
