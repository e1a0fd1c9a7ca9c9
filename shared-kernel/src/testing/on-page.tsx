import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CallsProvider, createQueryClient } from '../calls';

/** Runs a hook on a page with its own cache, or with a given one. */
export function onPage<Result>(hook: () => Result, client = createQueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CallsProvider client={client}>{children}</CallsProvider>
  );
  return { client, ...renderHook(hook, { wrapper }) };
}
