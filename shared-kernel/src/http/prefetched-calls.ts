import { envelopeCodes } from '../domain';
import { inOrder, keptMs } from './preloaded-calls';
import {
  type PreloadedCall,
  type Reply,
  type StartedCall,
  startPreloadedCalls,
} from './start-preloaded-calls';

/** Number of pages prefetched concurrently. */
const pagesAtOnce = 2;
/**
 * Number of pages that may be prefetched in a row without one being opened, and the interval in milliseconds
 * after which one more may.
 */
const pagesInARow = 4;
const oneMoreAfter = 2_000;

let mayAsk = pagesInARow;
let countedAt = 0;

/** Takes one page from the prefetch budget, if any is left. */
function mayAskForOneMore(): boolean {
  const now = performance.now();
  mayAsk = Math.min(pagesInARow, mayAsk + (now - countedAt) / oneMoreAfter);
  countedAt = now;
  if (mayAsk < 1) return false;
  mayAsk -= 1;
  return true;
}

const isOld = ({ at, failed }: StartedCall) => failed === true || performance.now() - at >= keptMs;
const answered = new WeakSet<StartedCall>();

const callsFor = (address: string): readonly StartedCall[] =>
  globalThis.preloadedCalls?.filter(({ prefetchedFor }) => prefetchedFor === address) ?? [];

/** Aborts what was prefetched for a page that was not opened; without an address, for all of them. */
export function dropPrefetchedCalls(address?: string): void {
  drop(({ prefetchedFor }) => prefetchedFor !== undefined && (address ?? prefetchedFor) === prefetchedFor);
}

function drop(isDropped: (call: StartedCall) => boolean): void {
  const list = globalThis.preloadedCalls ?? [];
  for (const call of list.filter(isDropped)) {
    list.splice(list.indexOf(call), 1);
    call.stop.abort();
  }
}

/** The pages being prefetched, oldest first. */
const underWay = (): string[] => [
  ...new Set(
    (globalThis.preloadedCalls ?? []).flatMap((call) =>
      call.prefetchedFor && !answered.has(call) ? [call.prefetchedFor] : [],
    ),
  ),
];

/**
 * Prefetches the first calls of a page. Opening the page within half a minute uses the replies
 * (`takePrefetchedCalls`); a logout, a login and a write discard them like preloaded calls.
 * @param isWanted whether the reply is not cached already
 * @returns whether all have been answered as asked: not over the limits, and a refusal, such as of an expired session,
 * waits for the page to be opened
 */
export async function prefetchCalls(
  address: URL,
  calls: readonly PreloadedCall[],
  isWanted: (path: string, request: object) => boolean,
): Promise<boolean> {
  const prefetchedFor = address.pathname + address.search;
  drop((call) => call.prefetchedFor !== undefined && isOld(call));
  const isNew = (path: string, request: object) =>
    isWanted(path, request) &&
    !globalThis.preloadedCalls?.some(
      (call) =>
        call.prefetchedFor === prefetchedFor &&
        call.path === path &&
        inOrder(call.request) === inOrder(request),
    );
  let mayStart: boolean | undefined;
  const started = startPreloadedCalls(calls, address, (path, request) => {
    if (!isNew(path, request)) return false;
    mayStart ??= mayAskForOneMore();
    return mayStart;
  });
  for (const call of started) {
    call.prefetchedFor = prefetchedFor;
    call.reply = whole(call.reply);
    call.reply.then(
      () => answered.add(call),
      () => {
        call.failed = true;
      },
    );
  }
  for (const page of underWay().slice(0, -pagesAtOnce)) dropPrefetchedCalls(page);
  if (mayStart === false) return false;
  const texts = await Promise.allSettled(
    callsFor(prefetchedFor).map(async ({ reply }) => (await reply).text()),
  );
  return texts.every((text) => text.status === 'fulfilled' && isSuccess(text.value));
}

function isSuccess(text: string): boolean {
  try {
    return JSON.parse(text).code === envelopeCodes.ok;
  } catch {
    return false;
  }
}

/** Reads a reply to its end, so that nothing of it is left to load when it is needed. */
async function whole(reply: StartedCall['reply']): Promise<Reply> {
  const response = await reply;
  const { ok, status, statusText, headers } = response;
  const text = await response.text();
  return { ok, status, statusText, headers, text: async () => text };
}

/** Hands out a page's prefetched calls: whoever makes one of them now gets its reply. */
export function takePrefetchedCalls(address: string): readonly StartedCall[] {
  const taken = callsFor(address);
  for (const call of taken) delete call.prefetchedFor;
  return taken;
}

/** Restores the prefetch budget: a page is being opened. */
export function countOpenedPage(): void {
  mayAsk = pagesInARow;
  countedAt = performance.now();
}
