import type { QueryClient } from 'shared-kernel/calls';
import { envelopeCodes } from 'shared-kernel/domain';
import { getSession, subscribe } from 'shared-kernel/session';
import { isCachedRead } from './cached-reads';
import type { SeenReply, ToWorker } from './messages';

const token = () => getSession()?.token ?? '';

/** The cache keeps what a call has come to; a counted one with its total beside the list. */
function envelopeOf(reply: unknown): object {
  const { data, count, ...more } = Object(reply) as { data?: unknown; count?: unknown };
  const isCounted = Array.isArray(data) && typeof count === 'number' && Object.keys(more).length === 0;
  return { code: envelopeCodes.ok, ...(isCounted ? { data, count } : { data: reply }) };
}

interface Shown {
  queryKey: readonly unknown[];
  state: { data?: unknown; status: string };
}

function seenReply({ queryKey: [path, request], state }: Shown): SeenReply | null {
  if (state.status !== 'success' || typeof path !== 'string' || !isCachedRead(path, request)) return null;
  return { path, request, envelope: envelopeOf(state.data) };
}

type Say = (message: ToWorker) => void;

/** Tells the worker who is here, so that nothing stays of who was. */
export function announceWhoIsHere(say: Say): void {
  let here = token();
  say({ type: 'here', token: here });
  subscribe(() => {
    if (token() === here) return;
    here = token();
    say({ type: 'here', token: here });
  });
}

/** Tells the worker what the page shows: replies as they come, files when some have been loaded. */
export function announceWhatIsShown(queryClient: QueryClient, say: Say): void {
  const tell = (query: Shown) => {
    const reply = seenReply(query);
    if (reply) say({ type: 'replied', token: token(), reply });
  };
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) tell(query);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && cache.get(event.query.queryHash))
      tell(event.query);
  });

  printFiles(say);
}

/** So long nothing more may come before the files that have come are told of, in milliseconds. */
const restMs = 2_000;

function printFiles(say: Say): void {
  const files = new Set<string>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    say({ type: 'seen', path: location.pathname, files: [...files] });
    files.clear();
  };
  const watch = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === location.origin && /^\/(?:apps|media)\//.test(pathname)) files.add(pathname);
    }
    if (files.size === 0) return;
    clearTimeout(soon);
    soon = setTimeout(tell, restMs);
  });
  watch.observe({ type: 'resource', buffered: true });
}
