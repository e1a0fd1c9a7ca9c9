import { randomUUID } from 'node:crypto';
import type { Kind } from './calls';
import { addToCart, cancelOrder, changeCart, placeOrder, readCart } from './ordering';
import { downloadContract, uploadContract } from './papers';
import { app } from './releases';
import type { Visit } from './visit';

/** Of a hundred things that buyers do. */
const shares: Readonly<Record<Kind, number>> = {
  list: 14,
  search: 8,
  document: 8,
  product: 10,
  cart: 8,
  'add to cart': 13,
  'change cart': 6,
  order: 11,
  orders: 6,
  upload: 5,
  download: 5,
  cancel: 3,
  report: 3,
};
const drawn = Object.entries(shares).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));

/** Opens a page, and loads the file of the app that its document names. */
async function openDocument({ origin, book, random }: Visit) {
  const reply = await fetch(`${origin}${random.pick(['/home', '/searchpage?name=a'])}`);
  const text = await reply.text();
  if (!reply.ok) return { code: `HTTP ${reply.status}` };
  const [, composition = ''] = /<script[^>]* id="composition"[^>]*>([^<]*)</.exec(text) ?? [];
  const { apps } = JSON.parse(composition) as { apps: Record<string, { version: string }> };
  const start = `/apps/${app}/${apps[app]?.version}/remoteEntry`;
  const entry = text.split('"').find((word) => word.startsWith(start));
  if (!entry || !text.includes('</html>')) book.complaints.push(`document: not whole with ${start}`);
  const file = await fetch(`${origin}${entry}`);
  await file.arrayBuffer();
  return { code: file.ok ? '0' : `HTTP ${file.status}` };
}

/** One thing that a buyer does, which is drawn. */
export async function actOnce(visit: Visit): Promise<void> {
  const { calls, random, goods, read } = visit;
  const page = { current: random.upTo(3), pageSize: 10 };
  const report = {
    kind: 'event',
    name: 'open',
    at: 1,
    page: '/home',
    app: 'shell',
    version: '1',
    visit: randomUUID(),
  };
  const doing: Readonly<Record<Kind, () => Promise<unknown>>> = {
    list: () => read('list', 'product/page', page),
    search: () => read('search', 'product/page', { ...page, current: 1, name: random.pick(goods).name }),
    document: () => calls.make('document', () => openDocument(visit)),
    product: () =>
      read('product', 'product/detail', { id: random.pick(goods).productId, productClientType: 2 }),
    cart: () => readCart(visit),
    'add to cart': () => addToCart(visit),
    'change cart': () => changeCart(visit),
    order: () => placeOrder(visit),
    orders: () => read('orders', 'order/page', { ...page, current: 1, webStatus: -1 }),
    upload: () => uploadContract(visit),
    download: () => downloadContract(visit),
    cancel: () => cancelOrder(visit),
    report: () => read('report', 'telemetry/report', { events: [report] }),
  };
  await doing[random.pick(drawn)]();
}
