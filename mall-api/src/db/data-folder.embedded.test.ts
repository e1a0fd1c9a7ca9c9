import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from './open-database';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mall-db-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('the folder of the embedded database opens once at a time and keeps its data', async () => {
  const dataFolder = join(root, 'data');
  const first = await openDatabase({ dataFolder });
  await first.execute(sql`create table kept (n int)`);
  await expect(openDatabase({ dataFolder: `${dataFolder}/` })).rejects.toThrow('in use');
  await first.close();

  const again = await openDatabase({ dataFolder });
  expect((await again.execute(sql`select count(*)::int as n from kept`)).rows).toEqual([{ n: 0 }]);
  await again.close();
});
