import { company } from 'shared-kernel/domain';
import { companyLicences } from 'shared-kernel/licences';
import { open } from '../../testing/files';
import { readPdf } from '../../testing/read-pdf';
import { openShop, type TestShop } from '../../testing/shop';
import { addDays } from '../../wire/time';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const flat = (text: string) => text.replaceAll(/\s/g, '');
const download = () => open(shop, undefined, '/api/sale/mall/file/licences');

test('a visitor gets all licences in one document, each page sealed', async () => {
  const reply = await download();
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(encodeURIComponent(company.shortName)),
  });
  const { pages, title } = readPdf(reply.rawPayload);
  expect(title).toBe(`${company.name} 资质证照`);
  expect(pages).toHaveLength(companyLicences.length + 1);
  for (const [index, { title: name, rows, issuer, expires }] of companyLicences.entries()) {
    expect(flat(pages[0] ?? '')).toContain(flat(name));
    const page = flat(pages[index + 1] ?? '');
    for (const text of [name, issuer, expires, ...rows.flat()]) expect(page).toContain(flat(text));
  }
  for (const page of pages) {
    expect(flat(page)).toContain('供货单位（盖章）');
    expect(flat(page)).toContain('资质证照专用章');
  }
});

test('it is rendered once a day, however many request it', async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 30 }, download));
  expect(first?.statusCode).toBe(200);
  for (const { rawPayload } of others) expect(rawPayload.equals(first?.rawPayload ?? Buffer.of())).toBe(true);
  shop.time.now = addDays(shop.time.now, 1);
  const next = await download();
  expect(next.headers['content-disposition']).toContain('2026-03-11');
  expect(flat(readPdf(next.rawPayload).text)).toContain('2026-03-11');
});
