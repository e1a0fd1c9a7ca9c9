import { sql } from 'drizzle-orm';
import { renamed, smallMigrations } from '../../testing/small-migrations';
import { openDatabase } from '../open-database';
import { migrate } from './migrate';

test('on the embedded database, which one process has open, a start does all steps', async () => {
  const db = await openDatabase({ forgetful: true });
  await migrate(db, smallMigrations());
  await db.execute(sql`insert into orders (remark) values ('a'), ('b')`);
  expect(await migrate(db, smallMigrations(renamed))).toBe(3);
  expect((await db.execute(sql`select * from orders order by id`)).rows).toEqual([
    { id: 1, buyer_remark: 'a' },
    { id: 2, buyer_remark: 'b' },
  ]);
  await expect(migrate(db, smallMigrations())).rejects.toThrow(
    '数据库已由更新的版本收缩（0004_contract_remark）',
  );
  await db.close();
});
