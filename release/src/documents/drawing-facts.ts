import type { ComposedApps } from '../composition/revision';
import type { CompositionData } from './composition-data';
import type { DrawnReply } from './drawn-page';

export interface DrawingPlace {
  /** The whole address. */
  address: string;
  window: { width: number; height: number };
  replies: readonly DrawnReply[];
  /** Null for a visitor. */
  buyer: { user: { of: string }; stored: Readonly<Record<string, string | null>> } | null;
}

/**
 * What the server scripts are told of a page (shell/src/app-shell/draw-document.tsx), as the browser's shell knows
 * it from the composition.
 * @param drawn the remotes that can be drawn
 */
export function drawingFacts(
  apps: ComposedApps,
  composition: Pick<CompositionData, 'apps' | 'site' | 'extensions'>,
  drawn: { shell: string; remotes: readonly string[] },
  { address, window, replies, buyer }: DrawingPlace,
): string {
  const stated = Object.entries(composition.apps);
  return JSON.stringify({
    address,
    browser: {
      // No script needs more of a token than whose it is.
      cookie: buyer ? `Authorization=${encodeURIComponent(buyer.user.of)}` : '',
      stored: Object.fromEntries(Object.entries(buyer?.stored ?? {}).filter(([, text]) => text !== null)),
      window,
    },
    shell: { app: drawn.shell, base: apps[drawn.shell]?.base },
    remotes: drawn.remotes.map((app) => ({
      app,
      base: apps[app]?.base,
      exposes: Object.keys(apps[app]?.exposes ?? {}).map((expose) => expose.replace('./', '')),
    })),
    facts: {
      mounts: stated.flatMap(([remote, { manifest, mount }]) =>
        manifest === null ? [] : mount.map((path) => ({ path, remote })),
      ),
      routes: Object.assign({}, ...stated.map(([, { routes }]) => routes)),
      extensions: composition.extensions ?? {},
      site: composition.site,
      replies,
    },
  });
}
