import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openTestDatabase } from '../testing/template-database';
import { columnsOf, wronglyStated } from './check-stated-columns';
import { copyToLaptop, FolderNotEmpty } from './copy-to-laptop';
import { disguisePersons, UnstatedColumn } from './disguise';
import { makePlaceholders } from './placeholder-file';
import { createPseudonyms } from './pseudonyms';

let source: Database;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mall-laptop-'));
  source = await openTestDatabase();
});
afterAll(async () => {
  await source.close();
  rmSync(root, { recursive: true, force: true });
});

test('every column that can hold text is spoken of, and none that is not there', async () => {
  expect(wronglyStated(await columnsOf(source))).toEqual({ unstated: [], unknown: [] });
});

test('a folder with something in it is left alone', async () => {
  const taken = join(root, 'taken');
  mkdirSync(taken);
  writeFileSync(join(taken, 'mine'), 'x');
  await expect(copyToLaptop(source, taken)).rejects.toThrow(FolderNotEmpty);
  expect(readdirSync(root)).toEqual(['taken']);
  expect(readFileSync(join(taken, 'mine'), 'utf8')).toBe('x');
});

describe('a disguise', () => {
  const files: string[] = [];
  const disguised = async () => {
    const { disguise } = disguisePersons({
      pseudonyms: createPseudonyms(),
      placeholders: await makePlaceholders(),
      passwordHash: 'hash',
      onFile: (id) => files.push(id),
    });
    return disguise;
  };

  test('one person has one name and one phone in all tables, however the phone is written', async () => {
    const disguise = await disguised();
    const member = disguise('members', { name: '张三', mobile_phone: '13712345678', email: null }, {});
    const consignee = disguise('consignees', { name: ' 张三 ', phone: '+86 137-1234-5678' }, {});
    expect(member).toEqual({ name: '化名0001', mobile_phone: '14000000001', email: null });
    expect(consignee).toEqual({ name: member['name'], phone: member['mobile_phone'] });
    expect(disguise('consignees', { name: '李四', phone: '' }, {})).toEqual({ name: '化名0002', phone: '' });
  });

  test('what nobody knows in JSON is hidden', async () => {
    const disguise = await disguised();
    const request = {
      payWay: 'offline',
      cartSkuS: [{ skuId: '7' }],
      remark: '',
      more: { of: ['张三', 3, true] },
    };
    expect(disguise('approvals', { request }, {})).toEqual({
      request: { ...request, more: { of: ['（文字已隐去）', 3, true] } },
    });
  });

  test('a file has a placeholder of its type; what is drawn when it is asked for has none', async () => {
    const disguise = await disguised();
    const row = disguise(
      'files',
      { file_name: '张三.png', size: 9, sha256: 'x' },
      { id: 'f', content_type: 'image/png' },
    );
    expect(row).toMatchObject({ file_name: '文件.png', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const drawn = { size: 0, sha256: null };
    expect(disguise('product_documents', drawn, { file_id: null, file_name: '说明书.pdf' })).toEqual(drawn);
    expect(files).toEqual(['f']);
  });
});

test('a column about which nothing is said ends the copy before it begins', async () => {
  await source.execute(sql`alter table members add column nickname text`);
  const refused = copyToLaptop(source, join(root, 'refused'));
  await expect(refused).rejects.toThrow(UnstatedColumn);
  await expect(refused).rejects.toThrow('members.nickname');
  expect(existsSync(join(root, 'refused'))).toBe(false);
});
