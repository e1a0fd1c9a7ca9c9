import { shellOf } from '../composition/check-composition';
import type { ComposedApps, Revision } from '../composition/revision';
import { readRelease } from '../publish/releases';
import type { Store } from '../store/store';

/** What browsers ask for under the root, so that it reaches every page. */
export const WORKER = 'sw.js';
/** The program, of the shell's build; a shell of before there was one has none. */
const PROGRAM = 'offline-worker.js';

/** A worker takes no policy from the page that registers it. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Ends itself and leaves nothing: browsers ask for it whenever a page is opened. */
const gone = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
for (const name of await caches.keys()) await caches.delete(name);
indexedDB.deleteDatabase('workbox-expiration');
await registration.unregister();
})()));
`;

/** Whether a shop is kept for visits without network: where the site says so, and everybody sees what was released. */
export async function keepsOffline(
  store: Store,
  { site, settings }: Pick<Revision, 'site' | 'settings'>,
  apps: ComposedApps,
): Promise<boolean> {
  const { name, shell } = shellOf(apps);
  if (!site.offline || settings.overrides || settings.inspect) return false;
  return PROGRAM in (await readRelease(store, name, shell.version)).files;
}

/**
 * `sw.js` of a composition. It changes only with the shell and with what was taken back, and the program, whose address
 * changes with its content, is what browsers keep.
 */
export function offlineWorker(
  { withdrawn }: Pick<Revision, 'withdrawn'>,
  apps: ComposedApps,
  isKept: boolean,
): string {
  if (!isKept) return gone;
  const program = shellOf(apps).shell.base + PROGRAM;
  return `self.offline = ${JSON.stringify({ withdrawn })};\nimportScripts(${JSON.stringify(program)});\n`;
}
