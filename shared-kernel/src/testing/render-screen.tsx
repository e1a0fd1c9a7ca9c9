import '@arco-design/web-react/es/_util/react-19-adapter';
import type { QueryClient } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { CallsProvider, createQueryClient } from '../calls';
import { configureHttp } from '../http';
import { endSession, type Session, startSession } from '../session';
import { type SlotLoaderProps, SlotLoaderProvider, toast } from '../ui';
import { aSession } from './builders/account';

export interface RenderScreenOptions {
  /** The browser's path and query. Default `/`. */
  path?: string;
  /** Where the shell mounts the app, so that its relative routes work. */
  mount?: string;
  /** The logged-in user; null for a visitor. Default: a direct client. */
  session?: Session | null;
  /** Replaces other apps' views. */
  slotLoader?: ComponentType<SlotLoaderProps>;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  queryClient: QueryClient;
  /** The browser's current path and query. */
  currentPath: () => string;
}

/** Renders a screen or app with the real providers, as the shell would. Use it with `fakeApi`. */
export function renderScreen(
  screen: ReactElement,
  { path = '/', mount, session = aSession(), slotLoader }: RenderScreenOptions = {},
): RenderedScreen {
  configureHttp({ onFailure: toast.error, onSuccess: toast.success });
  if (session) startSession(session);
  else endSession();
  const queryClient = createQueryClient();
  let currentPath = path;
  const page = mount ? (
    <Routes>
      <Route path={`${mount}/*`} element={screen} />
      <Route path="*" element={null} />
    </Routes>
  ) : (
    screen
  );
  const result = render(
    <CallsProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Whereabouts
          tell={(path) => {
            currentPath = path;
          }}
        />
        {slotLoader ? <SlotLoaderProvider value={slotLoader}>{page}</SlotLoaderProvider> : page}
      </MemoryRouter>
    </CallsProvider>,
  );
  return { ...result, user: userEvent.setup(), queryClient, currentPath: () => currentPath };
}

function Whereabouts({ tell }: { tell: (path: string) => void }) {
  const { pathname, search } = useLocation();
  tell(pathname + search);
  return null;
}
