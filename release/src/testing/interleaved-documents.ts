import { execFileSync } from 'node:child_process';
import { createServer } from '../serve/create-server';
import { releaseDrawnShop } from './a-drawn-shop';
import { aFakeApi, send } from './a-server';
import { aStore } from './a-store';

const BUYERS = 50;
/** So many requests are under way at a time, over two renderers. */
const AT_ONCE = 6;
const LOGOUT_EVERY = 7;
const CALLS_BELOW = '/api/sale/mall/';

interface Interleaved {
  /** Documents in which something of somebody else's was found, by what was asked for. */
  leaks: string[];
  drawn: number;
  /** Documents of sessions that had ended. */
  ended: number;
  /** Answers that were none. */
  failed: number;
}

const nameOf = (number: number, login: number) => `buyer-${number}-${login};`;

/**
 * Asks for documents of buyers and visitors in turn, with logouts between, and looks for one's data in another's.
 * @param meanwhile is run with each document
 */
export async function interleavedDocuments(
  count: number,
  meanwhile: (number: number) => void = () => {},
): Promise<Interleaved> {
  const store = await aStore();
  const logins = Array.from({ length: BUYERS }, () => 0);
  const tokens = new Map<string, string>();
  const api = await aFakeApi((request, response) => {
    request.resume();
    const session = request.headers['a-session-id'];
    const name = session === undefined ? 'visitor;' : tokens.get(`${session}`);
    const isReport = request.url === `${CALLS_BELOW}telemetry/report`;
    const envelope = name === undefined && !isReport ? { code: '40001' } : { code: '0', data: { name } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(envelope));
  });
  await releaseDrawnShop(store);
  const server = await createServer({
    store: store.store,
    channel: 'stable',
    api: api.origin,
    render: 60_000,
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });

  const tokenOf = (number: number) =>
    `token-${`${number}`.padStart(4, '0')}${`${logins[number]}`.padStart(4, '0')}`;
  const logIn = (number: number) => tokens.set(tokenOf(number), nameOf(number, logins[number] ?? 0));
  for (const number of logins.keys()) logIn(number);

  const found: Interleaved = { leaks: [], drawn: 0, ended: 0, failed: 0 };
  let next = 0;
  async function work(): Promise<void> {
    for (let mine = next++; mine < count; mine = next++) {
      meanwhile(mine);
      // Each 51st of them is a visitor, who gets what is kept for visitors.
      const number = mine % (BUYERS + 1);
      const isVisitor = number === BUYERS;
      const token = isVisitor ? null : tokenOf(number);
      const own = isVisitor ? 'visitor;' : nameOf(number, logins[number] ?? 0);
      const hasLeft = !isVisitor && mine % LOGOUT_EVERY === 0;
      if (token && hasLeft) {
        tokens.delete(token);
        logins[number] = (logins[number] ?? 0) + 1;
        logIn(number);
      }
      const { status, body } = await send(origin, '/home', { headers: token ? asBuyer(token) : {} });
      const text = `${body}`;
      const names = text.match(/buyer-\d+-\d+;|visitor;/g) ?? [];
      if (status !== 200) found.failed += 1;
      else if (names.length > 0) found.drawn += 1;
      if (hasLeft) found.ended += 1;
      if (names.some((name) => name !== own || hasLeft)) found.leaks.push(`${own} found ${names.join(' ')}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await server.close();
  await api.close();
  await store.remove();
  return found;
}

function asBuyer(token: string): Record<string, string> {
  const userInfo = JSON.stringify({ of: token.slice(-8), clientType: 1 });
  const stored = encodeURIComponent(JSON.stringify({ userInfo }));
  return { cookie: `mall-device=d; Authorization=${token}; stored=${stored}` };
}

/** Ends one of the processes that draw. */
export function killRenderer(): void {
  const found = execFileSync('pgrep', ['-P', `${process.pid}`, '-f', 'drawing-process'], {
    encoding: 'utf8',
  });
  const [first] = found.trim().split('\n');
  if (first) process.kill(Number(first), 'SIGKILL');
}
