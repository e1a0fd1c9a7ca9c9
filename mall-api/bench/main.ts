import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import type { Database } from '../src/db/database';
import { openDatabase } from '../src/db/open-database';
import { type ApiProcess, startApi } from '../src/testing/api-process';
import { type PostgresServer, startPostgres } from '../src/testing/postgres-server';
import { addBenchBuyers, type BenchBuyers } from './bench-buyers';
import { facetTimes } from './facet-times';
import { firstTimes } from './first-times';
import { measureAll, say } from './measure-all';
import { facetReport, firstReport, planReport, report, setupReport } from './report';
import { scenarios } from './scenarios';
import { searchPlans } from './search-plan';
import { type ShopSize, seedShop } from './seed-shop';
import { openSetups } from './setups';

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
  readonly url: string;
  readonly db: Database;
  readonly api: ApiProcess;
  readonly buyers: BenchBuyers;
}

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
  return { size, url, db, api, buyers };
}

async function embeddedSearch(products: number) {
  const db = await openDatabase({});
  try {
    await seedShop(db, { name: 'embedded', products, orders: 0 });
    return { times: await firstTimes(db), plans: await searchPlans(db) };
  } finally {
    await db.close();
  }
}

async function searchReports({ size, db }: Shop) {
  const served = { times: await firstTimes(db), plans: await searchPlans(db) };
  const embedded = await embeddedSearch(size.products);
  return [
    firstReport(size, [
      { engine: 'PostgreSQL', times: served.times },
      { engine: 'PGlite', times: embedded.times },
    ]),
    planReport('PostgreSQL', size, served.plans),
    planReport('PGlite', size, embedded.plans),
  ];
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

/** What buyers do all day, by many at once, on the small shop. */
async function measureSetups({ url, db, buyers }: Shop) {
  const setups = await openSetups(url);
  try {
    const targets = setups.map((setup) => ({ of: setup.name, url: setup.url, db, buyers }));
    const many = chosen.map((scenario) => ({
      ...scenario,
      connections: scenario.connections.filter((n) => n > 1),
    }));
    return await measureAll(targets, many, pace);
  } finally {
    for (const setup of setups) await setup.stop();
  }
}

const chosen = scenarios.filter(({ name }) => name.includes(values.only));
const pace = { rounds, seconds };
const server = await startPostgres(settings);
const shops: Shop[] = [];
try {
  for (const size of sizes) shops.push(await openShop(server, size));
  const targets = shops.map(({ size, db, buyers, api }) => ({
    of: size,
    url: `http://127.0.0.1:${api.port}`,
    db,
    buyers,
  }));
  const measured = await measureAll(targets, chosen, pace);
  const [smallest, largest] = shops;
  const text = [
    report(measured, { cores: cpus().length, ...pace }),
    ...(smallest ? [setupReport(await measureSetups(smallest))] : []),
    await embeddedFacets(sizes[0]),
    ...(largest ? await searchReports(largest) : []),
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
