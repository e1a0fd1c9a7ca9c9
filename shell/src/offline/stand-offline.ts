import type { QueryClient } from 'shared-kernel/calls';
import { savesData } from '../network/saves-data';
import type { FromWorker, ToWorker } from './messages';
import { NOTICE } from './notice';
import { announceWhatIsShown, announceWhoIsHere } from './notify-worker';
import { showNotice } from './show-notice';

/**
 * What the page does about a visit without network: it has a worker keep what it shows, and says when what it shows was
 * kept. No first paint needs it.
 */
export function standOffline(queryClient: QueryClient, page: Document = document): void {
  const { serviceWorker } = navigator;
  const composition = page.getElementById('composition')?.textContent;
  if (!serviceWorker || !composition) return;
  // A developer's shop, and one where it is switched off, states none; what is left of before then goes.
  if (!(JSON.parse(composition) as { offline?: true }).offline) {
    removeWhatIsLeft(serviceWorker).catch(() => {});
    return;
  }

  const show = () => showNotice(() => void queryClient.invalidateQueries());
  if (page.getElementById(NOTICE) || !navigator.onLine) show();
  addEventListener('offline', show);
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'kept') show();
  });
  // Where the browser has none to give the shop is as it is without.
  register(serviceWorker, queryClient).catch(() => {});
}

/** By the page itself: an update of the worker waits for all that the one before it still does. */
async function removeWhatIsLeft(serviceWorker: ServiceWorkerContainer): Promise<void> {
  await (await serviceWorker.getRegistration())?.unregister();
  // An older tab may have had some kept since.
  for (const name of await caches.keys()) await caches.delete(name);
  // When each reply was kept; of cached-replies.
  indexedDB.deleteDatabase('workbox-expiration');
}

async function register(serviceWorker: ServiceWorkerContainer, queryClient: QueryClient): Promise<void> {
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  const say = (message: ToWorker) => (serviceWorker.controller ?? active)?.postMessage(message);
  announceWhoIsHere(say);
  if (!savesData()) announceWhatIsShown(queryClient, say);
}
