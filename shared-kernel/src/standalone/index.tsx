import '@arco-design/web-react/es/_util/react-19-adapter';
import '../styles/tokens.css';
import '../styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { configureHttp } from '../http';
import { applyReadingComfort, createQueryClient, Skeleton, toast } from '../ui';
import { LoginBar } from './login-bar';

export interface StandaloneApp {
  /** Where the shell mounts the app: its `federation.mount`. The first one is where the page opens. */
  mount: string | readonly [string, ...string[]];
  App: ComponentType;
}

/** Shows one app alone in `#root`, against the real API, with a bar to log in as a buyer. For development. */
export function mountStandalone({ mount, App }: StandaloneApp): void {
  const mounts = typeof mount === 'string' ? ([mount] as const) : mount;
  applyReadingComfort();
  configureHttp({ onFailure: toast.error, onSuccess: toast.success });
  createRoot(
    document.getElementById('root') ?? document.body.appendChild(document.createElement('div')),
  ).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <LoginBar />
          <main>
            <Suspense fallback={<Skeleton height="60vh" />}>
              <Routes>
                {mounts.map((path) => (
                  <Route key={path} path={`${path}/*`} element={<App />} />
                ))}
                <Route path="*" element={<Navigate to={mounts[0]} replace />} />
              </Routes>
            </Suspense>
          </main>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
