import { sql } from 'drizzle-orm';
import type { Database } from 'mall-api/database';
import { settings, vipLevels } from 'mall-api/schema';
import { openTestDatabase } from 'mall-api/testing';
import { noteWrites, takeWritten } from './note-writes';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await noteWrites(db);
});
afterAll(() => db.close());

test('what is written is told once, in its order, as it was and as it is', async () => {
  await db.execute(sql`insert into dictionary_items values ('unit', 'a', '盒')`);
  await db.execute(sql`update dictionary_items set item_name = '箱' where item_code = 'a'`);
  await db.execute(sql`delete from dictionary_items where item_code = 'a'`);
  const [added, changed, removed, ...others] = await takeWritten(db);
  expect(added).toMatchObject({ table: 'dictionary_items', before: null, after: { item_name: '盒' } });
  expect(changed).toMatchObject({ before: { item_name: '盒' }, after: { item_name: '箱' } });
  expect(removed).toMatchObject({ before: { item_name: '箱' }, after: null });
  expect(others).toEqual([]);
  expect(await takeWritten(db)).toEqual([]);
});

test('what a shop writes by itself is not told', async () => {
  await db.insert(settings).values({ key: 'trial', value: 1 });
  await db.select().from(vipLevels);
  expect(await takeWritten(db)).toEqual([]);
});
