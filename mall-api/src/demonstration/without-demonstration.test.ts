import { openDatabase } from '../db/open-database';
import { dictionaryItems, products, vipLevels } from '../db/schema';
import { startApi } from '../testing/api-process';
import { type BareInstallation, installWithout } from '../testing/bare-installation';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

// Besides the demonstration: modules that draw pictures or render documents.
const heavy = ['sharp', 'qrcode', 'fontkit', 'opentype.js', 'wawoff2', 'pdfmake', '@fontsource-variable'];

let installation: BareInstallation;
let database: TestDatabase;
beforeAll(async () => {
  installation = await installWithout(['demo-shop', ...heavy]);
  database = await createTestDatabase('empty');
});
afterAll(async () => {
  await database.remove();
  await installation.remove();
});

test('without the demonstration package a shop migrates, becomes ready and has its base data', async () => {
  const api = await startApi(database.options, { root: installation.root });
  try {
    await api.ready();
    expect(await api.ask('member/web/login/key', {})).toMatchObject({ code: '0' });
    expect(await api.ask('member/web/login', { account: 'hospital1', password: 'QUJD' })).toMatchObject({
      code: '60006',
    });
    expect(await api.ask('product/page', { current: 1, pageSize: 8 })).toMatchObject({ data: { list: [] } });
    const picture = await fetch(`http://127.0.0.1:${api.port}/media/products/mask-front-160.webp`);
    expect(picture.status).toBe(404);
  } finally {
    expect(await api.end('SIGTERM')).toBe(0);
  }

  const db = await openDatabase(database.options);
  expect(await Promise.all([db.$count(dictionaryItems), db.$count(vipLevels), db.$count(products)])).toEqual([
    2, 5, 0,
  ]);
  await db.close();
});

test('a requested but missing demonstration prevents the start with instructions', async () => {
  const api = await startApi(database.options, { root: installation.root, env: { DEMO: 'on' } });
  await expect(api.ready()).rejects.toThrow('DEMO=on needs the folder demo-shop');
});
