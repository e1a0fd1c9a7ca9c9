import type { CallPath } from '../contracts';
import { madeStaleBy } from '../contracts/staleness';
import { envelopeCodes } from '../domain';
import { publishCartCount } from '../events';
import { getSession } from '../session/session';
import { isApiError } from './api-error';
import { dropPreloadedCalls } from './preloaded-calls';
import { handlers, type RequestOptions } from './transport';

/** A finished call that may have made cached replies stale. */
export interface FinishedCall {
  path: CallPath;
  /** When stale replies are refetched: at once, or when they are shown next. */
  refetch: 'now' | 'later';
}

const listeners = new Set<(call: FinishedCall) => void>();

/**
 * Calls `listener` after each call that may have changed something, from any app. Returns the unsubscribe
 * function.
 */
export function subscribeToFinishedCalls(listener: (call: FinishedCall) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Publishes a call when its reply has arrived: to the page what may be stale, and to every tab the number of
 * cart lines.
 */
export async function told<Reply>(
  path: CallPath,
  { refetch = 'now' }: RequestOptions,
  call: Promise<Reply>,
): Promise<Reply> {
  const token = getSession()?.token;
  const tell = () => {
    // A reply to another buyer's session does not concern this one.
    if (refetch === 'never' || getSession()?.token !== token) return;
    dropPreloadedCalls();
    for (const listener of [...listeners]) listener({ path, refetch });
  };
  try {
    const reply = await call;
    tell();
    if (refetch !== 'never' && path in madeStaleBy) handlers.onDone(path);
    const lines = cartLinesIn(reply);
    const counts = path === 'memberCart/amount' || (path.startsWith('memberCart/') && refetch !== 'never');
    if (counts && lines !== null && getSession()?.token === token) publishCartCount(lines);
    return reply;
  } catch (error) {
    if (isOutOfDate(error)) tell();
    throw error;
  }
}

/** Every call that changes or counts the cart replies with the number of its lines. */
function cartLinesIn(reply: unknown): number | null {
  const { amount } = Object(reply) as { amount?: unknown };
  return Number.isSafeInteger(amount) ? (amount as number) : null;
}

const outOfDate: readonly (string | null)[] = [
  envelopeCodes.priceOrStockChanged,
  envelopeCodes.wrongState,
  envelopeCodes.notFound,
];

/** A call was refused because the page's data is out of date. */
const isOutOfDate = (error: unknown): boolean => isApiError(error) && outOfDate.includes(error.code);
