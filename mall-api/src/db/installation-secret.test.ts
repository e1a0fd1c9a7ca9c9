import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import { openTestDatabase } from '../testing/template-database';
import { keepSecret } from './at-rest';
import type { Database } from './database';
import { openInstallationSecret } from './installation-secret';
import type { settings } from './schema';

let db: Database;
let folder: string;
beforeEach(async () => {
  db = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mall-installation-'));
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

/** The fingerprint of another installation's folder. */
async function elsewhere(name: string): Promise<string> {
  const other = await openTestDatabase();
  const { fingerprint } = await openInstallationSecret(other, join(folder, name));
  await other.close();
  return fingerprint;
}

const open = (name: string, replacement?: string) =>
  openInstallationSecret(db, join(folder, name), replacement);

test('processes that share a folder share its secret, and the database stores only its fingerprint', async () => {
  const both = await Promise.all([open('files'), open('files')]);
  expect(both[0]?.secret).toEqual(both[1]?.secret);
  for (const one of both) expect(await one.differs()).toBeUndefined();
  const { rows } = await db.execute(`select * from settings`);
  expect(JSON.stringify(rows)).toContain(both[0]?.fingerprint);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(both[0]?.secret ?? '').toString('hex'));
});

test('a process that starts while another creates the secret takes it', async () => {
  let other: string | undefined;
  const whileOtherStarts = Object.create(db, {
    select: {
      value: (fields: Parameters<Database['select']>[0]) => ({
        from: (table: typeof settings) => ({
          async where(condition: SQL) {
            other ??= (await open('files')).fingerprint;
            return db.select(fields).from(table).where(condition);
          },
        }),
      }),
    },
  }) as Database;
  const late = await openInstallationSecret(whileOtherStarts, join(folder, 'files'));
  expect(late.fingerprint).toBe(other);
  expect(await late.differs()).toBeUndefined();
});

test('the wrong folder is refused with both fingerprints', async () => {
  const first = await open('files');
  const other = await elsewhere('other');
  const moved = await open('other');
  expect(await moved.differs()).toContain(first.fingerprint);
  expect(await moved.differs()).toContain(other);
  expect(await first.differs()).toBeUndefined();
});

test('a fingerprint that reads as a number stays as it is', async () => {
  const secret = Buffer.alloc(32);
  secret.writeUInt32BE(804);
  await keepSecret(join(folder, 'files', '.secret'), secret);
  const first = await open('files');
  expect(first.fingerprint).toBe('4109636e83469981');
  expect(await first.differs()).toBeUndefined();
});

test('a folder without its secret, such as an unmounted volume, gets no new one', async () => {
  await open('files');
  const lost = await open('mount');
  expect(await lost.differs()).toContain('.secret');
  await expect(readdir(join(folder, 'mount'))).rejects.toThrow('ENOENT');
});

test("a restored shop accepts its new folder's secret where the setting names it", async () => {
  const first = await open('files');
  const fresh = await elsewhere('other');
  const restored = await open('other', fresh);
  expect(await restored.differs()).toBeUndefined();
  expect(await first.differs()).toContain(fresh);
  // A leftover setting has no effect on another folder.
  const third = await open('files', fresh);
  expect(await third.differs()).toContain(first.fingerprint);
});
