import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import type { Database } from '../src/db/database';
import { openDatabase } from '../src/db/open-database';
import { type ApiProcess, startApi } from '../src/testing/api-process';
import { type PostgresServer, startPostgres } from '../src/testing/postgres-server';
import { addBenchBuyers, type BenchBuyers, fillCarts } from './bench-buyers';
import { facetTimes } from './facet-times';
import { type Figures, measure } from './measure';
import { facetReport, type Measured, planReport, report } from './report';
import { scenarios } from './scenarios';
import { searchPlans } from './search-plan';
import { type ShopSize, seedShop } from './seed-shop';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    large: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});
const [seconds, rounds, large] = [values.seconds, values.rounds, values.large].map(Number);
if (!seconds || !rounds || !large) {
  throw new Error(
    'npm run bench -- --seconds 4 --rounds 3 --large 1000000 --only 订单 --out docs/performance-api.md',
  );
}

const sizes: readonly [ShopSize, ShopSize] = [
  { name: 'small', products: 1_000, orders: 10_000 },
  { name: 'large', products: large / 10, orders: large },
];

/** As in production, where what was acknowledged must be on the disk. */
const settings = { shared_buffers: '512MB', max_wal_size: '4GB', random_page_cost: '1.1', jit: 'off' };

interface Shop {
  readonly size: ShopSize;
  readonly db: Database;
  readonly api: ApiProcess;
  readonly buyers: BenchBuyers;
}

const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

async function openShop(server: PostgresServer, size: ShopSize): Promise<Shop> {
  const url = server.url.replace(/postgres$/, size.name);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${size.name}`);
  await client.end();
  say(`seeding ${size.products} products and ${size.orders} orders`);
  const db = await openDatabase({ url });
  await seedShop(db, size);
  const buyers = await addBenchBuyers(db);
  const api = await startApi({ url }, { quiet: true });
  await api.ready();
  return { size, db, api, buyers };
}

const median = (figures: readonly Figures[], of: keyof Figures) =>
  figures.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** The shops take turns, so that whatever else the machine does reaches them alike; medians over the rounds. */
async function measureAll(shops: readonly Shop[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const scenario of scenarios.filter(({ name }) => name.includes(values.only))) {
    for (const connections of scenario.connections) {
      const found = new Map(shops.map((shop) => [shop, [] as Figures[]]));
      // The first round warms up caches and prepared statements, and does not count.
      for (let round = 0; round <= (rounds ?? 0); round += 1) {
        for (const shop of shops) {
          if (scenario.takesFromCart) await fillCarts(shop.db, shop.buyers);
          const figures = await measure(`http://127.0.0.1:${shop.api.port}`, {
            paths: scenario.paths,
            next: scenario.next(shop.buyers),
            connections,
            seconds: round === 0 ? 2 : (seconds ?? 0),
          });
          if (round > 0) found.get(shop)?.push(figures);
        }
      }
      for (const [{ size }, figures] of found) {
        const [perSecond, p50, p95, p99] = (['perSecond', 'p50', 'p95', 'p99'] as const).map((of) =>
          median(figures, of),
        );
        measured.push({
          scenario: scenario.name,
          size,
          connections,
          figures: { perSecond: perSecond ?? 0, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 },
        });
      }
      say(`${scenario.name}, ${connections}`);
    }
  }
  return measured;
}

async function embeddedPlans(products: number) {
  const db = await openDatabase({});
  try {
    await seedShop(db, { name: 'embedded', products, orders: 0 });
    return await searchPlans(db);
  } finally {
    await db.close();
  }
}

async function embeddedFacets(size: ShopSize) {
  const db = await openDatabase({});
  try {
    await seedShop(db, { ...size, orders: 0 });
    return facetReport(size, await facetTimes(db));
  } finally {
    await db.close();
  }
}

const server = await startPostgres(settings);
const shops: Shop[] = [];
try {
  for (const size of sizes) shops.push(await openShop(server, size));
  const measured = await measureAll(shops);
  const largest = shops.at(-1);
  const text = [
    report(measured, { cores: cpus().length, seconds, rounds }),
    await embeddedFacets(sizes[0]),
    ...(largest ? [planReport('PostgreSQL', largest.size, await searchPlans(largest.db))] : []),
    ...(largest ? [planReport('PGlite', largest.size, await embeddedPlans(largest.size.products))] : []),
  ].join('\n');
  console.log(text);
  // npm runs the command in the workspace, whoever calls it from where.
  if (values.out) writeFileSync(resolve(process.env['INIT_CWD'] ?? '.', values.out), text);
} finally {
  for (const { api, db } of shops) {
    await api.end('SIGTERM');
    await db.close();
  }
  await server.stop();
}
