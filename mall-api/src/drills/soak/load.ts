import { setTimeout as sleep } from 'node:timers/promises';
import { clientTypes } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import { addProduct } from '../../testing/builders';
import { addDrillBuyer } from '../../testing/drill-buyer';
import type { BuyerBook, Goods } from './book';
import { actOnce } from './buyer';
import { type Calls, recordCalls } from './calls';
import { contractsOf, mostUploads } from './papers';
import { createRandom } from './random';
import { beginVisit } from './visit';

const atOnce = 10;
const productCount = 40;
/** Between two things that a buyer does, in milliseconds. */
const longestPause = 500;

/** Pieces of each product at the beginning. */
export const piecesAtFirst = 1_000_000;

/** Buyers of all client types who list, search, fill carts, order, upload, download and cancel. */
export interface Load {
  readonly calls: Calls;
  readonly books: readonly BuyerBook[];
  readonly goods: readonly Goods[];
  /** Resolves when nobody waits for an answer any more. */
  pause(): Promise<void>;
  resume(): void;
}

/**
 * @param options `minutes`: there are buyers enough who may still upload; `seed`: each draws what to do from one of
 * his own
 */
export async function startLoad(
  db: Database,
  { origin, seed, minutes }: { origin: string; seed: number; minutes: number },
): Promise<Load> {
  const random = createRandom(seed);
  const goods: Goods[] = [];
  for (let n = 0; n < productCount; n += 1) {
    const [price, name] = [`${random.upTo(500)}.${String(random.upTo(99)).padStart(2, '0')}`, `手套${n}`];
    const { id, skuId } = await addProduct(db, { name, pieces: piecesAtFirst, skus: [{ price }] });
    goods.push({ productId: id, skuId, name, price });
  }
  const calls = recordCalls();
  const books: BuyerBook[] = [];
  const queue: BuyerBook[] = [];
  for (let n = 0; n < atOnce * Math.ceil(minutes / 2); n += 1) {
    const clientType = clientTypes[n % clientTypes.length] ?? 1;
    const buyer = await addDrillBuyer(db, [], clientType);
    const cookie = await visitCookie(origin);
    queue.push({ buyer, clientType, cookie, cart: new Map(), orders: [], complaints: [] });
  }

  let active: Promise<unknown> = Promise.resolve();
  const visits = Array.from({ length: atOnce }, () => nextBuyer());

  function nextBuyer() {
    const book = queue.shift();
    if (!book) return undefined;
    books.push(book);
    return beginVisit({ origin, book, goods, calls, random: createRandom(seed + books.length) });
  }

  let going = false;
  async function go(place: number): Promise<void> {
    while (going) {
      const visit = visits[place];
      if (!visit) return;
      await actOnce(visit);
      if (contractsOf(visit.book.orders).length >= mostUploads) visits[place] = nextBuyer() ?? visit;
      await sleep(visit.random.upTo(longestPause));
    }
  }
  function resume(): void {
    going = true;
    active = Promise.all(visits.map((_, place) => go(place)));
  }
  resume();
  return {
    calls,
    books,
    goods,
    async pause() {
      going = false;
      await active;
    },
    resume,
  };
}

async function visitCookie(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/sale/mall/member/web/login/key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}
