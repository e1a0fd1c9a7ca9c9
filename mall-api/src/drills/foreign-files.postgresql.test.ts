import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, startApi } from '../testing/api-process';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

let database: TestDatabase;
let folder: string;
let apis: ApiProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mall-foreign-'));
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.end('SIGKILL')));
  await database.remove();
  await rm(folder, { recursive: true });
});

const answer = async ({ port }: ApiProcess, path: string) => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: reply.status, body: await reply.json() };
};

/** Resolves once the API listens. */
async function listening(api: ApiProcess): Promise<void> {
  while (!(await answer(api, '/health').catch(() => undefined))) {
    if (api.ended()) throw new Error(api.printed());
  }
}

test('a process with an unmounted volume is not ready, says why and refuses calls', async () => {
  const start = (name: string) => startApi(database.options, { env: { FILES_DIR: join(folder, name) } });
  const right = await start('files');
  apis = [right];
  await right.ready();
  const wrong = await start('mount');
  apis.push(wrong);
  await listening(wrong);

  const why = expect.stringContaining('is its volume mounted?');
  expect(await answer(wrong, '/ready')).toEqual({ status: 503, body: { status: why } });
  expect(wrong.printed()).toEqual(why);
  expect(await wrong.ask('member/web/login/key', {})).toMatchObject({ code: '60008' });
  expect(await right.ask('member/web/login/key', {})).toMatchObject({ code: '0' });
  expect(await answer(right, '/ready')).toMatchObject({ status: 200 });
});
