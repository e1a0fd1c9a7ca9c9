import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { ToWorker } from '../offline/messages';
import { cachedReply, isRead, keepFor, keepPictures, keepReply, PICTURES } from './cached-replies';
import { FILES, keepShop, learnWhatIsLive, showCached } from './cached-shop';
import { announcePages, inDoubt, overTheLine } from './line';
import { scope } from './worker-scope';

/**
 * The shop without network. While the line works a document comes over it, always, and nothing else passes through here:
 * pages tell what they have shown, and that is kept. What was kept is used where the line has failed.
 */
const documents = new NetworkOnly();
registerRoute(
  new NavigationRoute(
    async (asked) => {
      try {
        return await overTheLine(() => documents.handle(asked));
      } catch (error) {
        const kept = await showCached();
        if (!kept) throw error;
        return kept;
      }
    },
    { denylist: [/^\/(?:api|apps|docs|kit|media)(?:\/|$)/, /\.[A-Za-z0-9]{1,8}(?:\?|$)/] },
  ),
);

registerRoute(
  ({ url }) => url.pathname === '/composition.json',
  async ({ request, event }) => {
    const response = await overTheLine(() => fetch(request));
    if (response.ok) {
      const told = response.clone().json();
      event.waitUntil(ofShop(async () => learnWhatIsLive(await told)));
    }
    return response;
  },
);

/** Files never change under their address, and who wants one afresh says so. */
const never = { cacheWillUpdate: async () => null };
for (const [folder, cacheName] of [['/apps/', FILES] as const, ['/media/', PICTURES] as const]) {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith(folder) && request.cache !== 'reload' && inDoubt(),
    new CacheFirst({ cacheName, matchOptions: { ignoreSearch: true }, plugins: [never] }),
  );
}

for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isRead(url) && inDoubt(),
    async ({ request }) => {
      const again = request.clone();
      try {
        return await overTheLine(() => fetch(request));
      } catch (error) {
        const kept = await cachedReply(again);
        if (!kept) throw error;
        await announcePages();
        return kept;
      }
    },
    method,
  );
}

/** What is kept is changed by one at a time; what fails is left until it is told again. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<unknown>): Promise<void> => {
    const done = last.then(work).then(
      () => {},
      () => {},
    );
    last = done;
    return done;
  };
}

/** Of who is here, which waits for no download of code. */
const ofPerson = turns();
const ofShop = turns();

async function hear(told: ToWorker): Promise<void> {
  if (told.type === 'here') return ofPerson(() => keepFor(told.token));
  if (told.type === 'replied') return ofPerson(() => keepReply(told.token, told.reply));
  const { path, files } = told;
  const pictures = ofPerson(() => keepPictures(files.filter((file) => file.startsWith('/media/'))));
  await ofShop(() => keepShop({ path, files: files.filter((file) => file.startsWith('/apps/')) }));
  return pictures;
}

scope.addEventListener('message', (event) => event.waitUntil(hear(event.data as ToWorker)));
scope.addEventListener('install', () => void scope.skipWaiting());
clientsClaim();
enableNavigationPreload();
