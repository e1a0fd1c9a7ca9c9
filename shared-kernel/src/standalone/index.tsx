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

/** What the page takes of an app's statement, the `federation` field of its package.json. */
export interface StandaloneStatement {
  /** Where the shell mounts the app. The first one is where the page opens. */
  mount: readonly string[];
  routes: Readonly<Record<string, { title: string }>>;
}

/** What an app answers itself when its page is to do without an API (`?fake`). */
export interface Fake {
  session: Session;
  answer: () => void;
}

function PageTitle({ routes }: Pick<StandaloneStatement, 'routes'>) {
  const { pathname } = useLocation();
  usePageTitle(routes[pathname]?.title ?? pathname);
  return null;
}

/**
 * Shows one app alone in `#root`, against the real API, with a bar to log in as a buyer, and in its slots the views of the live
 * shop. For development.
 * @param loadFake for who asks for the page with `?fake`
 */
export async function mountStandalone(
  { mount, routes }: StandaloneStatement,
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
