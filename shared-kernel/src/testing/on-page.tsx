import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CallsProvider, createQueryClient } from '../calls';

/** Runs a hook on a page with a cache of its own, or with one that knows something already. */
export function onPage<Result>(hook: () => Result, client = createQueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CallsProvider client={client}>{children}</CallsProvider>
  );
  return { client, ...renderHook(hook, { wrapper }) };
}
