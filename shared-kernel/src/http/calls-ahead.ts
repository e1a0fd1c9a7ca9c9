import { inOrder, keptMs } from './first-calls';
import { type FirstCall, type Reply, type StartedCall, startFirstCalls } from './start-first-calls';

/** For so many pages replies are awaited at a time. */
const pagesAtOnce = 2;
/** So many pages may be asked for in a row without one being opened, and one more after so many milliseconds. */
const pagesInARow = 4;
const oneMoreAfter = 2_000;

let mayAsk = pagesInARow;
let countedAt = 0;

/** Takes one of the pages that may still be asked for, if there is one. */
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

/** Gives up what was started for a page that was not opened; without an address, for all of them. */
export function dropCallsAhead(address?: string): void {
  drop(({ ahead }) => ahead !== undefined && (address ?? ahead) === ahead);
}

function drop(isDropped: (call: StartedCall) => boolean): void {
  const list = globalThis.firstCalls ?? [];
  for (const call of list.filter(isDropped)) {
    list.splice(list.indexOf(call), 1);
    call.stop.abort();
  }
}

/** The pages whose replies are under way, the one that was asked for first first. */
const underWay = (): string[] => [
  ...new Set(
    (globalThis.firstCalls ?? []).flatMap((call) => (call.ahead && !answered.has(call) ? [call.ahead] : [])),
  ),
];

/**
 * Starts what a page begins with before it is gone to. Whoever goes there within half a minute finds the replies
 * (`takeCallsAhead`); a logout, a login and a change give them up like those of the document.
 * @param isWanted whether the reply is not there already
 */
export function startCallsAhead(
  address: URL,
  calls: readonly FirstCall[],
  isWanted: (path: string, request: object) => boolean,
): void {
  const ahead = address.pathname + address.search;
  drop((call) => call.ahead !== undefined && isOld(call));
  const isNew = (path: string, request: object) =>
    isWanted(path, request) &&
    !globalThis.firstCalls?.some(
      (call) => call.ahead === ahead && call.path === path && inOrder(call.request) === inOrder(request),
    );
  let mayStart: boolean | undefined;
  const started = startFirstCalls(calls, address, (path, request) => {
    if (!isNew(path, request)) return false;
    mayStart ??= mayAskForOneMore();
    return mayStart;
  });
  for (const call of started) {
    call.ahead = ahead;
    call.reply = whole(call.reply);
    call.reply.then(
      () => answered.add(call),
      () => {
        call.failed = true;
      },
    );
  }
  for (const page of underWay().slice(0, -pagesAtOnce)) dropCallsAhead(page);
}

/** Reads a reply to its end, so that nothing of it is still to come when it is needed. */
async function whole(reply: StartedCall['reply']): Promise<Reply> {
  const response = await reply;
  const { ok, status, statusText, headers } = response;
  const text = await response.text();
  return { ok, status, statusText, headers, text: async () => text };
}

/**
 * Somebody goes to a page: what was asked for it ahead is its own, and so good a guess allows for further ones.
 * @returns what was asked for it
 */
export function takeCallsAhead(address: string): readonly StartedCall[] {
  const taken = globalThis.firstCalls?.filter(({ ahead }) => ahead === address) ?? [];
  for (const call of taken) delete call.ahead;
  mayAsk = pagesInARow;
  countedAt = performance.now();
  return taken;
}
