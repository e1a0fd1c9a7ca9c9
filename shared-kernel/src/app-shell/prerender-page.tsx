import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { CallsProvider, createQueryClient } from '../calls';
import { draw } from './prerender';

/** An app's page as HTML while its code loads. @param mounts where the shell mounts the app */
export const drawPage = (App: ComponentType, mounts: readonly string[], path: string): string =>
  draw(
    <CallsProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          {mounts.map((mount) => (
            <Route key={mount} path={`${mount}/*`} element={<App />} />
          ))}
        </Routes>
      </MemoryRouter>
    </CallsProvider>,
  );
