import type { DrawnReply } from '../documents/drawn-page';
import { GROUPS_COOKIE } from './buyer-groups';
import { callUrl } from './calls-below';
import type { PageCall } from './page-calls';
import type { Step } from './trace-documents';

/** The code of an envelope with a reply. */
const OK = '0';
/** The API knows no such session, or no longer; or its member was deactivated. */
const SESSION_ENDED: readonly unknown[] = ['40001', '60011'];
/** What a page is drawn from; a longer list is drawn by the browser, which asks for it. */
const MOST_CHARACTERS = 250_000;

/** For whom a page's calls are made, so that they count for nobody else's limits. */
interface Caller {
  ip: string;
  protocol: string;
  host: string;
  /** A buyer's, which belongs to a browser: the API asks for its name and its cookies. */
  session?: { token: string; cookies: string; browser: string } | undefined;
}

export interface Asking {
  /** Address of mall-api. */
  api: string;
  caller: Caller;
  /** So long the calls may take together, milliseconds. */
  within: number;
  /** What does each call. */
  step: Step;
}

export interface PageReplies {
  /** In the order of the calls. */
  replies: readonly DrawnReply[];
  /** Calls that are left to the browser. */
  left: readonly PageCall[];
  /** What the API has the browser keep of the buyer's groups. */
  cookies: readonly string[];
  /** The session of the calls has ended, or never was. */
  isEnded: boolean;
  /** Nothing has come, not even a refusal. */
  isSilent: boolean;
}

class Refused extends Error {
  readonly code: unknown;
  constructor(code: unknown) {
    super('the API refuses');
    this.code = code;
  }
}

interface Answer {
  call: PageCall;
  reply: unknown;
  characters: number;
  cookies: readonly string[];
}

/** Makes the calls that a page begins with, all at once. */
export async function repliesTo(
  calls: readonly PageCall[],
  { within, ...asking }: Asking,
): Promise<PageReplies> {
  const signal = AbortSignal.timeout(within);
  const outcomes = await Promise.allSettled(calls.map((call) => answerTo(call, { ...asking, signal })));
  const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof Refused ? [outcome.reason] : [],
  );
  const taken = new Set(thatFit(answers).map(({ call }) => call));
  return {
    replies: answers
      .filter(({ call }) => taken.has(call))
      .map(({ call: { path, request }, reply }) => ({ path, request, reply })),
    left: calls.filter((call) => !taken.has(call)),
    cookies: [...new Set(answers.flatMap(({ cookies }) => cookies))],
    isEnded: refusals.some(({ code }) => SESSION_ENDED.includes(code)),
    isSilent: calls.length > 0 && answers.length === 0 && refusals.length === 0,
  };
}

/** The short ones first: a page without its longest list still has its heading and its counts. */
function thatFit(answers: readonly Answer[]): Answer[] {
  let sum = 0;
  return [...answers]
    .sort((a, b) => a.characters - b.characters)
    .filter(({ characters }) => {
      sum += characters;
      return sum <= MOST_CHARACTERS;
    });
}

async function answerTo(
  call: PageCall,
  { api, caller, signal, step }: Omit<Asking, 'within'> & { signal: AbortSignal },
): Promise<Answer> {
  const { path, method, request } = call;
  const { ip, protocol, host, session } = caller;
  const isPost = method === 'POST';
  const init: RequestInit & { headers: Record<string, string> } = {
    method,
    redirect: 'error',
    signal,
    headers: {
      accept: 'application/json',
      'a-client-type': 'WEB',
      'a-timestamp': `${Date.now()}`,
      'x-forwarded-for': ip,
      'x-forwarded-proto': protocol,
      'x-forwarded-host': host,
      ...(session && {
        'a-session-id': session.token,
        cookie: session.cookies,
        'user-agent': session.browser,
      }),
      ...(isPost && { 'content-type': 'application/json' }),
    },
    ...(isPost && { body: JSON.stringify(request) }),
  };
  const { response, text } = await step(path, async (traced) => {
    const response = await fetch(callUrl(api, path), { ...init, headers: { ...init.headers, ...traced } });
    return { response, text: await response.text() };
  });
  const envelope = JSON.parse(text) as { code?: unknown; data?: unknown; count?: unknown } | null;
  if (envelope?.code !== OK) throw envelope?.code ? new Refused(envelope.code) : new Error('no reply');
  if (!response.ok) throw new Error('no reply');
  const { data, count } = envelope;
  return {
    call,
    reply: typeof count === 'number' ? { data, count } : data,
    characters: text.length,
    cookies: response.headers.getSetCookie().filter((cookie) => cookie.startsWith(`${GROUPS_COOKIE}=`)),
  };
}
