import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { adminLog } from '../../db/admin-log-table';
import type { Database } from '../../db/database';
import { openDatabase, openMigrated } from '../../db/open-database';
import { files, memberCartSkus, settings } from '../../db/schema';
import { createFolderStore, type FileStore } from '../../ports/file-store';
import { addMember, addProduct } from '../../testing/builders';
import { createTestDatabase, type TestDatabase } from '../../testing/template-database';
import { copyFiles } from '../copy-files';
import { copySecret, ForeignFolder } from '../copy-secret';
import { copyTables, TargetNotEmpty } from '../copy-tables';

const hard = '引号 \' " \\ 换行\n制表\t 𠮷 ％ {"a":1.10}';

let source: Database;
let folder: string;

// The embedded database takes a second to be made; what a test adds is in no other's way.
beforeAll(async () => {
  source = await openMigrated({});
});
afterAll(() => source.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-move-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const textOf = async (db: Database, statement: string): Promise<unknown> => {
  const { rows } = await db.execute<{ text: string }>(sql.raw(`select (${statement})::text as text`));
  return rows[0]?.text;
};

describe('tables', () => {
  let database: TestDatabase;
  let target: Database;

  beforeEach(async () => {
    database = await createTestDatabase();
    target = await openDatabase(database.options);
  });
  afterEach(async () => {
    await target.close();
    await database.remove();
  });

  test('arrive row by row, with decimals, texts and times as they were', async () => {
    const { skuIds } = await addProduct(source, { skus: [{}, {}] });
    const { memberId } = await addMember(source);
    await source
      .insert(memberCartSkus)
      .values(skuIds.map((skuId) => ({ memberId, skuId, count: 1, seenPrice: '10.00', note: hard })));
    await source.insert(settings).values({ key: 'hard', value: { text: hard, price: 1e21, small: 0.1 } });

    const content = await copyTables(source, target);
    expect(content.get('member_cart_skus')?.rows).toBe(2);
    for (const statement of [
      'select json_agg(c order by id) from member_cart_skus c',
      'select json_agg(p order by id) from products p',
      "select value from settings where key = 'hard'",
    ])
      expect(await textOf(target, statement)).toBe(await textOf(source, statement));
  });

  test('more rows than are read at once arrive, and numbers go on where they were', async () => {
    await source.execute(sql`
      insert into messages (member_id, kind, title, content, created_at)
      select ${(await addMember(source)).memberId}, 'order', 'n' || n, 'c', now() from generate_series(1, 1203) n`);
    const next = "select nextval('order_no_seq')";
    const last = Number(await textOf(source, next));
    const content = await copyTables(source, target);
    expect(content.get('messages')?.rows).toBe(1203);
    expect(Number(await textOf(target, next))).toBe(last + 1);
    const { memberId } = await addMember(target);
    expect(await textOf(target, `select count(*) from members where id = ${memberId}`)).toBe('1');
  });

  test('the provider’s log goes along, and can only be added to there, too', async () => {
    const entry = {
      person: '李敏',
      role: '审核员',
      account: 'mall',
      command: 'approve',
      subject: 'AL1',
      input: '{}',
    };
    await source
      .insert(adminLog)
      .values({ ...entry, seq: 1, at: new Date(), outcome: 'asked', previous: '', hash: 'x' });
    await copyTables(source, target);
    const log = 'select json_agg(l order by seq) from admin_log l';
    expect(await textOf(target, log)).toBe(await textOf(source, log));
    await expect(target.delete(adminLog)).rejects.toThrow();
  });

  test('keep their foreign keys and indexes', async () => {
    const shape = `select json_agg(format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) order by conname)
      from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f'`;
    const indexes = `select json_agg(indexdef order by indexdef) from pg_indexes where schemaname = current_schema()`;
    const before = [await textOf(target, shape), await textOf(target, indexes)];
    await addProduct(source);
    await copyTables(source, target);
    expect([await textOf(target, shape), await textOf(target, indexes)]).toEqual(before);
  });

  test('a second run finds everything there; a target with other rows is left as it is', async () => {
    await addProduct(source);
    const content = await copyTables(source, target);
    expect(await copyTables(source, target)).toEqual(content);
    await addMember(target);
    const held = await textOf(target, 'select count(*) from members');
    await expect(copyTables(source, target)).rejects.toThrow(TargetNotEmpty);
    expect(await textOf(target, 'select count(*) from members')).toBe(held);
  });

  test('a failure in the middle leaves the target empty', async () => {
    await addProduct(source);
    await target.execute(sql`alter table product_skus add constraint never check (id < 0)`);
    await expect(copyTables(source, target)).rejects.toThrow();
    expect(await textOf(target, 'select count(*) from products')).toBe('0');
  });
});

describe('files', () => {
  let from: FileStore;
  let into: FileStore;

  beforeEach(async () => {
    await source.delete(files);
    from = createFolderStore(join(folder, 'from'));
    into = createFolderStore(join(folder, 'into'));
  });

  async function addFile(content: string): Promise<string> {
    const { clientId } = await addMember(source);
    const staged = await from.stage(Buffer.from(content));
    await staged.keep();
    const { id, size, sha256 } = staged;
    await source.insert(files).values({
      id,
      size,
      sha256,
      clientId,
      busType: 'contract',
      fileName: '合同.pdf',
      contentType: 'application/pdf',
      createdAt: new Date(),
    });
    return id;
  }
  const read = async (store: FileStore, id: string) =>
    Buffer.concat((await (await store.open(id))?.toArray()) ?? []).toString();
  const pathIn = (store: 'from' | 'into', id: string) => join(folder, store, 'kept', id.slice(0, 2), id);

  test('each is there with its content, also after an interrupted copy', async () => {
    const [first, second] = [await addFile('one'), await addFile('two')];
    expect(await copyFiles(source, from, into)).toEqual({ verified: 2, damaged: [] });
    await writeFile(pathIn('into', first), 'on');
    await rm(pathIn('into', second));
    writeFileSync(join(folder, 'into', 'incoming', second), 'half of it and of something else');
    expect(await copyFiles(source, from, into)).toEqual({ verified: 2, damaged: [] });
    expect([await read(into, first), await read(into, second)]).toEqual(['one', 'two']);
    expect(await readdir(join(folder, 'into', 'incoming'))).toEqual([]);
  });

  test('what is lost or damaged is named, and the others go on', async () => {
    const [lost, changed, whole] = [await addFile('one'), await addFile('two'), await addFile('three')];
    await rm(pathIn('from', lost));
    await writeFile(pathIn('from', changed), 'tw0');
    for (const target of [into, from]) {
      const { verified, damaged } = await copyFiles(source, from, target);
      expect({ verified, damaged: damaged.toSorted() }).toEqual({
        verified: 1,
        damaged: [lost, changed].sort(),
      });
    }
    expect(await read(into, whole)).toBe('three');
    expect(await into.open(changed)).toBeUndefined();
  });

  test('the secret goes along, and never replaces another installation’s', async () => {
    await copySecret(join(folder, 'from'), join(folder, 'into'));
    const secret = (name: string) => join(folder, name, '.secret');
    await addFile('one');
    await writeFile(secret('from'), 'a'.repeat(32));
    await copySecret(join(folder, 'from'), join(folder, 'into'));
    await copySecret(join(folder, 'from'), join(folder, 'into'));
    expect(await readFile(secret('into'), 'utf8')).toBe('a'.repeat(32));
    await writeFile(secret('into'), 'b'.repeat(32));
    await expect(copySecret(join(folder, 'from'), join(folder, 'into'))).rejects.toThrow(ForeignFolder);
    expect(await readFile(secret('into'), 'utf8')).toBe('b'.repeat(32));
  });
});
