import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { promoteAll } from '../composition/promote';
import { checkLog } from '../log/check-log';
import { publishKit } from '../publish/publish-kit';
import { addTeam } from '../rights/rights';
import { send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { buildShell } from '../testing/build-app';
import { createServer } from './create-server';

const surface = '0123456789abcdef';
const content = Buffer.from('a package');
const file = `shared-kernel-1.0.0-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.tgz`;

let t: TestStore;
let server: FastifyInstance;
let shop: string;

beforeEach(async () => {
  t = await aStore();
  await t.configure({ channels: { stable: { kit: true } } });
  const dist = join(t.folder, 'shell');
  await buildShell(dist, { description: { surface } });
  await t.publish(dist);
  await promoteAll(t.change());
  server = await createServer({ store: t.store, channel: 'stable', api: 'http://127.0.0.1:1' });
  shop = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.close();
  await t.remove();
});

async function packed(integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`) {
  const folder = join(t.folder, 'kit');
  const packages = [{ name: 'shared-kernel', version: '1.0.0', file, integrity }];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), content);
  await writeFile(join(folder, 'kit.json'), JSON.stringify({ surface, packages }));
  return { store: t.store, folder, why: 'test', by: 'mei' };
}
const statusOf = async (path: string) => (await send(shop, path)).status;

test('the kit that fits the live shell is named and given out', async () => {
  expect(await statusOf('/kit/index.json')).toBe(404);
  await publishKit(await packed());
  const index = await send(shop, '/kit/index.json');
  expect(JSON.parse(`${index.body}`).packages).toEqual([expect.objectContaining({ file })]);
  const got = await send(shop, `/kit/${file}`);
  expect(got.body).toEqual(content);
  expect(got.headers['cache-control']).toContain('immutable');
  expect((await checkLog(t.store)).entries).toBeGreaterThan(0);
});

test('a channel that does not give it out has none', async () => {
  await publishKit(await packed());
  await t.configure({ channels: { stable: { kit: false } } });
  expect(await statusOf('/kit/index.json')).toBe(404);
  expect(await statusOf(`/kit/${file}`)).toBe(404);
});

test('nothing but packages of the kit can be asked for', async () => {
  await publishKit(await packed());
  for (const path of [
    `/kit/${surface}.json`,
    '/kit/..%2fkeys.json',
    '/kit/../keys.json',
    '/kit/',
    '/kit/x.tgz',
  ])
    expect(await statusOf(path)).toBe(404);
});

test('a package that is not what the kit says is refused', async () => {
  await expect(publishKit(await packed('sha512-other'))).rejects.toThrow('is not what kit.json says');
});

test('a package that was changed in the store is neither given out nor kept without a word', async () => {
  await publishKit(await packed());
  await writeFile(join(t.store.kits, file), 'another package');
  const told = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await statusOf(`/kit/${file}`)).toBe(404);
  told.mockRestore();
  await expect(publishKit(await packed())).rejects.toThrow('does not hold what its name says');
});

test('it takes a team for every app', async () => {
  const token = await addTeam(t.store, { name: 'platform', apps: ['*'] });
  const cart = await addTeam(t.store, { name: 'cart', apps: ['mf-cart'] }, { token });
  await expect(publishKit({ ...(await packed()), token: cart })).rejects.toThrow('mf-cart, not *');
  await publishKit({ ...(await packed()), token });
});
