import type { CallPath } from '../contracts';
import { envelopeCodes } from '../domain';
import { publishCartCount } from '../events';
import { getSession } from '../session/session';
import { isApiError } from './api-error';
import { dropFirstCalls } from './first-calls';
import type { RequestOptions } from './transport';

/** A call after which replies that were read before it may say something else. */
export interface FinishedCall {
  path: CallPath;
  /** When to read again what it made stale and is shown: at once, or when it is shown the next time. */
  refetch: 'now' | 'later';
}

const listeners = new Set<(call: FinishedCall) => void>();

/** Calls `listener` after each call that may have changed something, whoever made it. Returns the way to stop. */
export function subscribeToFinishedCalls(listener: (call: FinishedCall) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of a call when its reply has come: the page what may be stale, and every tab how many lines the cart has. */
export async function told<Reply>(
  path: CallPath,
  { refetch = 'now' }: RequestOptions,
  call: Promise<Reply>,
): Promise<Reply> {
  const token = getSession()?.token;
  const tell = () => {
    // What another buyer's session replies is nothing to this one.
    if (refetch === 'never' || getSession()?.token !== token) return;
    dropFirstCalls();
    for (const listener of [...listeners]) listener({ path, refetch });
  };
  try {
    const reply = await call;
    tell();
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

/** A call was refused because things are not as the page shows them. */
const isOutOfDate = (error: unknown): boolean => isApiError(error) && outOfDate.includes(error.code);
