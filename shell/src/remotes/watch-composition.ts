import { type Composition, readComposition, readIntegrity } from 'shared-kernel/federation';
import type { LiveComposition } from './remotes';

const address = '/composition.json';
/** How often a tab that is looked at asks, and how seldom one that is used all the time. Milliseconds. */
const interval = 60_000;
const rest = 8_000;
/** How long a buyer's own write waits to hear of it. */
const patience = 1_500;

interface LiveState {
  revision: number;
  withdrawn?: LiveComposition['withdrawn'];
  urgent?: LiveComposition['urgent'];
}

const fetchFresh = async (url: string): Promise<Response> => {
  const response = await fetch(url, { cache: 'no-store', headers: { accept: 'text/html,application/json' } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
};

/** The composition of a document that would be opened now, or null when it is another one than was announced. */
async function readLive({ revision, withdrawn = {}, urgent }: LiveState): Promise<LiveComposition | null> {
  const text = await (await fetchFresh('/')).text();
  const page = new DOMParser().parseFromString(text, 'text/html');
  const composition = readComposition(page);
  if (composition.revision !== revision) return null;
  const known = readIntegrity(document);
  const unknown = Object.entries(readIntegrity(page)).filter(([url]) => !(url in known));
  return { composition, withdrawn, urgent, integrity: Object.fromEntries(unknown) };
}

/**
 * Notices, while somebody looks at the page, that another composition went live. The documents are the one truth of
 * it, so that any web server will do; a question that fails is asked again later.
 * @returns settles when what is live now is known, or that takes too long for somebody who waits
 */
export function watchComposition(
  opened: Composition,
  adopt: (live: LiveComposition) => void,
): () => Promise<void> {
  let revision = opened.revision;
  let askedAt = Date.now();
  let asking = Promise.resolve();

  function ask() {
    if (document.hidden || Date.now() - askedAt < rest) return;
    askedAt = Date.now();
    asking = askNow();
  }

  async function askNow() {
    try {
      const now = (await (await fetchFresh(address)).json()) as LiveState;
      if (now.revision === revision) return;
      const live = await readLive(now);
      if (!live) return;
      revision = now.revision;
      adopt(live);
    } catch {
      // No connection, or a server without this file: the page goes on with what it has.
    }
  }

  // Whoever clicks is about to go on, and is not to go on for long with what was taken back.
  let isSoon = false;
  function askSoon() {
    if (isSoon) return;
    isSoon = true;
    setTimeout(
      () => {
        isSoon = false;
        ask();
      },
      Math.max(0, askedAt + rest - Date.now()),
    );
  }

  setInterval(ask, interval);
  document.addEventListener('click', askSoon, true);
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
  return () => {
    ask();
    return Promise.race([asking, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
  };
}
