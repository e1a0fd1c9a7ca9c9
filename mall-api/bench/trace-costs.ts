import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/db/open-database';
import { startApi } from '../src/testing/api-process';
import { freePort } from '../src/testing/free-port';
import { startPostgres } from '../src/testing/postgres-server';
import { addBenchBuyers } from './bench-buyers';
import type { Load } from './measure';
import { measureAll } from './measure-all';
import { scenarios } from './scenarios';
import { seedShop } from './seed-shop';

// What tracing costs: one list call without, with, and with one call in ten.
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '3' } },
});
const callsCounted = 2_000;
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };

/** Takes what comes and forgets it, in a process of its own. */
const receiver = `require('node:http').createServer((request, reply) => {
  request.resume().on('end', () => reply.end('{}'));
}).listen(Number(process.argv[1]), '127.0.0.1')`;
const [list] = scenarios.filter(({ name }) => name.endsWith('product/page'));
if (!list) throw new Error('there is no list');
const port = await freePort();
const taking = spawn(process.execPath, ['-e', receiver, String(port)], { stdio: 'inherit' });

const address = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
const tenth = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
const setups = [
  { of: 'without', env: {} },
  { of: 'every call', env: address },
  { of: 'one in ten', env: { ...address, ...tenth } },
];

/** Seconds of the processor that a process has spent so far. */
async function spent(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(metrics)?.[1]);
}

/** Milliseconds of the processor for a call, which other work on the machine changes less than what calls wait. */
async function processorMs(url: string, next: Load['next']): Promise<number> {
  const before = await spent(url);
  for (let n = 0; n < callsCounted; n += 1) {
    const [{ body, token = '' } = { body: {} }] = next();
    const headers = { 'content-type': 'application/json', 'a-session-id': token };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    await (await fetch(`${url}/api/sale/mall/product/page`, init)).text();
  }
  return ((await spent(url)) - before) * (1_000 / callsCounted);
}

const server = await startPostgres({ shared_buffers: '512MB', jit: 'off' });
const { url } = server;
const db = await openDatabase({ url });
const apis = [];
try {
  // The first process migrates the database.
  for (const { of, env } of setups) {
    const api = await startApi({ url }, { quiet: true, env });
    await api.ready();
    apis.push({ of, api });
  }
  await seedShop(db, { name: 'small', products: 1_000, orders: 1_000 });
  const buyers = await addBenchBuyers(db);
  const targets = apis.map(({ of, api }) => ({ of, url: `http://127.0.0.1:${api.port}`, db, buyers }));
  const measured = await measureAll(targets, [list], pace);
  const processor = new Map(targets.map(({ of }) => [of, [] as number[]]));
  for (let round = 0; round < pace.rounds; round += 1)
    for (const target of targets)
      processor.get(target.of)?.push(await processorMs(target.url, list.next(buyers)));
  console.log(`${cpus().length} cores, medians of ${pace.rounds} rounds of ${pace.seconds} s`);
  for (const { scenario, connections, of, figures } of measured)
    console.log(
      `| ${scenario}, ${connections} | ${of} | ${figures.perSecond.toFixed(0)} | ${figures.p50.toFixed(1)} | ${figures.p95.toFixed(1)} |`,
    );
  for (const [of, ms] of processor)
    console.log(`processor, ${of}: ${ms.map((each) => each.toFixed(2)).join(', ')} ms a call`);
} finally {
  for (const { api } of apis) await api.end('SIGTERM');
  await db.close();
  await server.stop();
  taking.kill();
}
