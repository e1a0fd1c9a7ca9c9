import { loadPrefetch, type QueryClient } from 'shared-kernel/calls';
import { subscribeToCartCount } from 'shared-kernel/events';
import { getSession } from 'shared-kernel/session';
import { whenIdle } from '../loading/when-idle';
import { savesData } from '../network/saves-data';
import { drawHidden } from '../page-cache/draw-hidden';
import { askedAt } from '../remotes/asked-at';
import { type Remotes, remoteOf } from '../remotes/remotes';
import { redirectFor } from '../routes/access';
import { firstOf, likelyNext } from './likely-next';
import { leadsToPage, linkAt, opensHere } from './link-at';

export interface Prefetching {
  remotes: Remotes;
  queryClient: QueryClient;
}

/** So long a pointer, or the keyboard, stays on a link before it counts, milliseconds. */
const rests = { pointer: 30, focus: 200 };

const calls = loadPrefetch();
let resting: { link: Element; timer: ReturnType<typeof setTimeout> } | null = null;

/**
 * Fetches what a page begins with: its code and, where it may be shown, its first replies.
 * @returns whether the page could be drawn here now
 */
async function fetchPage({ remotes, queryClient }: Prefetching, link: HTMLAnchorElement): Promise<boolean> {
  const known = remotes.getState();
  // The next page comes with a document of its own.
  if (known.outdated.has('shell')) return false;
  const address = new URL(link.href);
  const redirect = redirectFor(address, getSession() !== null, known);
  const isHere = opensHere(link);
  // Another tab finds the files in the browser's cache, and makes its calls itself.
  const begins = remotes.prefetch(redirect ?? address.pathname + address.search, isHere ? 'soon' : 'idle');
  if (!isHere || redirect) return false;
  return begins.length === 0 || (await calls).prefetchPage(queryClient, address, begins);
}

/** Draws the page of a link, hidden, once it is fetched and if somebody still rests on the link then. */
async function drawPage(prefetching: Prefetching, link: HTMLAnchorElement) {
  const { outdated } = prefetching.remotes.getState();
  if (!(await fetchPage(prefetching, link)) || resting?.link !== link || outdated.size > 0 || savesData())
    return;
  await (await calls).cachePrefetched(prefetching.queryClient, link.pathname + link.search);
  if (resting?.link === link) drawHidden(link);
}

function leave() {
  clearTimeout(resting?.timer);
  resting = null;
}

function restOn(prefetching: Prefetching, link: HTMLAnchorElement, wait: number) {
  if (resting?.link === link) return;
  leave();
  resting = { link, timer: setTimeout(() => void drawPage(prefetching, link), wait) };
}

/** Who goes to another tab may change there what was read here. */
const forget = () => void calls.then(({ dropPrefetched }) => dropPrefetched());

/** Fetches where most go next from the page that is open. */
function fetchNext(prefetching: Prefetching) {
  for (const path of likelyNext(getSession() !== null)) prefetching.remotes.prefetch(path, 'idle');
  const first = firstOf(location.pathname);
  if (first) void fetchPage(prefetching, first);
}

/** A view that was drawn before the click is asked for with the click. */
function countFromNow({ remotes }: Prefetching, link: HTMLAnchorElement) {
  const remote = remoteOf(remotes.getState().mounts, link.pathname);
  if (remote && askedAt.has(remote)) askedAt.set(remote, performance.now());
}

function follow(prefetching: Prefetching, sign: Event) {
  const { button, pointerType, ctrlKey, metaKey, shiftKey } = sign as PointerEvent;
  const link = linkAt(sign.target);
  const isPage = link !== null && leadsToPage(link);
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey;
  const address = link ? link.pathname + link.search : '';
  switch (sign.type) {
    case 'pointerover':
      // A finger is over what it touches only.
      if (pointerType === 'touch') return;
      if (isPage) restOn(prefetching, link, rests.pointer);
      else leave();
      return;
    case 'focusin':
      if (isPage && link.matches(':focus-visible')) restOn(prefetching, link, rests.focus);
      else leave();
      return;
    case 'pointerdown':
      leave();
      if (isPage && isPlain) void fetchPage(prefetching, link);
      return;
    case 'pointercancel':
      // It was the beginning of a scroll.
      leave();
      if (isPage) void calls.then(({ dropPrefetched }) => dropPrefetched(address));
      return;
    default:
      leave();
      if (!isPage || !isPlain) return;
      countFromNow(prefetching, link);
      // The router is told of the click after this, and the page begins to ask after that.
      void calls.then(({ takePrefetched }) => takePrefetched(prefetching.queryClient, address));
  }
}

const signs = ['pointerover', 'pointerdown', 'pointercancel', 'focusin', 'click'];

/**
 * Prefetches what is likely to be shown: code and first replies of what a link leads to that somebody rests on, whose
 * page is drawn hidden then, and, once a page is at rest, those of where most go next.
 * @param sign that somebody has given already
 * @returns the way to stop
 */
export function prefetchPages(prefetching: Prefetching, sign?: Event): () => void {
  let callOff = whenIdle(() => fetchNext(prefetching));
  const onSign = (event: Event) => {
    follow(prefetching, event);
    if (event.type !== 'click') return;
    callOff();
    callOff = whenIdle(() => fetchNext(prefetching));
  };
  const onHidden = () => {
    if (document.hidden) forget();
  };
  for (const name of signs) document.addEventListener(name, onSign, true);
  document.addEventListener('visibilitychange', onHidden);
  const stopCount = subscribeToCartCount(forget);
  if (sign) onSign(sign);
  return () => {
    for (const name of signs) document.removeEventListener(name, onSign, true);
    document.removeEventListener('visibilitychange', onHidden);
    stopCount();
    callOff();
  };
}
