import { useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import type { AppRelease, RemoteModule } from 'shared-kernel/federation';
import { listApps, listRemotes, statedRoutes } from 'tooling/rspack/federation-field.mjs';
import { type Remotes, steadyRemotes } from '../remotes/remotes';

export const mounts = listRemotes().flatMap(({ name, mount }) =>
  mount.map((path) => ({ path, remote: name })),
);
/** What the apps of this repository state, as a composition of them would. */
export const routes = statedRoutes(listApps());

function RemotePage({ remote }: { remote: string }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [note, setNote] = useState('');
  return (
    <>
      <h1>
        {remote} {address}
      </h1>
      <input aria-label="便笺" value={note} onChange={(event) => setNote(event.target.value)} />
      <Link to="/shoppingCar">去购物车</Link>
      <Link to="/home/surprise">去惊喜专区</Link>
    </>
  );
}

export interface FakeRemotes extends Remotes {
  prefetched: string[];
}

/** Remotes whose pages tell what they are; `failures` stands in for what goes wrong while one loads. */
export function fakeRemotes(
  failures: Record<string, () => Error | null> = {},
  calls: NonNullable<AppRelease['calls']> = {},
): FakeRemotes {
  const prefetched: string[] = [];
  const steady = steadyRemotes({
    mounts,
    routes,
    async load(remote): Promise<RemoteModule> {
      const failure = failures[remote]?.();
      if (failure) throw failure;
      return {
        default: () => (
          <Routes>
            <Route path="*" element={<RemotePage remote={remote} />} />
          </Routes>
        ),
      };
    },
  });
  const prefetch = (path: string) => {
    prefetched.push(path);
    return calls[new URL(path, location.origin).pathname] ?? [];
  };
  return { ...steady, prefetched, prefetch };
}
