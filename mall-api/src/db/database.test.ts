import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/template-database';
import type { Database } from './database';
import { migrate } from './migration/migrate';
import { type Migration, readMigrations } from './migration/read-migrations';
import { keyOf, matchesWords, noWords, textAlternative, type WantedWords } from './product-search';
import { categories, productStocks, products } from './schema';

const tableCount = async (db: Database) => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from information_schema.tables where table_schema = 'public'`,
  );
  return rows[0]?.n;
};

describe('the schema', () => {
  let db: Database;
  let applied: number[];

  beforeAll(async () => {
    db = await openTestDatabase();
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    applied = await Promise.all([migrate(db), migrate(db)]);
  });
  afterAll(() => db.close());

  async function aProduct(code: string, model: string, name: string) {
    const [category] = await db.insert(categories).values({ name: '内镜' }).returning({ id: categories.id });
    const [row] = await db
      .insert(products)
      .values({
        categoryId: category?.id ?? '',
        code,
        model,
        name,
        brand: 'AnLan',
        sellingPoint: '',
        imageUrl: '',
        detailText: '',
      })
      .returning();
    if (!row) throw new Error('not inserted');
    return row;
  }

  test('concurrent migrators apply every migration once', async () => {
    expect(Math.min(...applied)).toBe(0);
    expect(Math.max(...applied)).toBeGreaterThan(0);
  });

  test('an older migration that arrives later is applied too', async () => {
    const [baseline] = readMigrations();
    if (!baseline) throw new Error('there is no migration');
    const made = (table: string, madeAt: number): Migration => ({
      tag: `0009_expand_${table}`,
      kind: 'expand',
      statements: [`create table ${table} (n int)`],
      madeAt,
      hash: table,
    });
    const [earlier, later] = [made('earlier', baseline.madeAt + 1), made('later', baseline.madeAt + 2)];
    expect(await migrate(db, [baseline, later])).toBe(1);
    expect(await migrate(db, [baseline, earlier, later])).toBe(1);
    expect((await db.execute(sql`select n from earlier`)).rows).toEqual([]);
  });

  test('a database older than the first migration is refused and unchanged', async () => {
    const own = await openTestDatabase();
    await own.execute(sql`drop schema public cascade`);
    await own.execute(sql`create schema public`);
    await own.execute(
      sql`create table schema_migrations (created_at bigint primary key, hash text not null)`,
    );
    await own.execute(sql`insert into schema_migrations (created_at, hash) values (1, 'before')`);
    await expect(migrate(own)).rejects.toThrow('数据库由首个版本之前的程序建立');
    expect(await tableCount(own)).toBe(1);
    await own.close();
  });

  test('migrating again changes nothing', async () => {
    const before = await tableCount(db);
    expect(await migrate(db)).toBe(0);
    expect(await tableCount(db)).toBe(before);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.insert(categories).values({ name: '不会留下' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.$count(categories, eq(categories.name, '不会留下'))).toBe(0);
  });

  test('ids are strings, and an unknown one finds nothing', async () => {
    const { id } = await aProduct('ID-1', 'M', 'N');
    expect(id).toMatch(/^\d+$/);
    for (const unknown of ['999999', 'abc', '', '-1', '99999999999999999999999']) {
      expect(await db.$count(products, eq(products.id, unknown))).toBe(0);
    }
  });

  test('quantities are exact up to the maximum, and stock never falls below zero', async () => {
    const { id: productId } = await aProduct('ST-1', 'M', 'N');
    await db.insert(productStocks).values({ productId, pieces: 999_999_999_999_999 });
    const [stock] = await db.select().from(productStocks).where(eq(productStocks.productId, productId));
    expect(stock?.pieces).toBe(999_999_999_999_999);
    await expect(
      db.update(productStocks).set({ pieces: -1 }).where(eq(productStocks.productId, productId)),
    ).rejects.toThrow();
  });

  const typed = (text: string): WantedWords => {
    const terms = text
      .split(' ')
      .map((word) => [
        keyOf(word) === ''
          ? ({ kind: 'signs', key: word, grams: '' } as const)
          : textAlternative(keyOf(word)),
      ]);
    return { terms, pieces: terms };
  };

  let searched: string;
  beforeAll(async () => {
    searched = (await aProduct('S-0017', 'AL-PAA 2000', '过氧乙酸消毒液')).id;
  });

  test.each([
    ['酸', true],
    ['过氧', true],
    ['过氧乙酸消毒液', true],
    ['消毒液 2000', true],
    ['al-paa 2000', true],
    ['ＡＬＰＡＡ2000', true],
    ['s0017', true],
    ['过氧 -', true],
    ['乙醛', false],
    ['液AL', false],
    ['100%', false],
    ['_', false],
  ])('a search for %s finds 过氧乙酸消毒液 AL-PAA 2000: %s', async (text, found) => {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(matchesWords(typed(text)));
    expect(rows.some((row) => row.id === searched)).toBe(found);
  });

  test('no words are no condition', () => {
    expect(matchesWords(noWords)).toBeUndefined();
  });
});
