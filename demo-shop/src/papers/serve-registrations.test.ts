import { productDevices } from 'mall-api/schema';
import { addProduct, openShop, readPdf } from 'mall-api/testing';
import { demonstration } from '../index';

const flat = (text: string) => text.replaceAll(/\s/g, '');

test('a demonstration product has a public registration certificate', async () => {
  const demo = await openShop({}, demonstration);
  const { id: productId } = await addProduct(demo.db, { name: '过氧乙酸消毒液', model: 'AL-PAA 2000' });
  await demo.db.insert(productDevices).values({
    productId,
    registrationNo: '浙械注准20252140001（示例）',
    deviceClass: '二类',
    registrant: '安澜',
    storageCondition: '阴凉避光',
    shelfLife: '24 个月',
    registrationExpireDate: '2030-06-30',
  });
  const reply = await demo.app.inject({ url: `/media/registrations/${productId}.pdf` });
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf' });
  const { text } = readPdf(reply.rawPayload);
  for (const part of [
    '医疗器械注册证',
    '浙械注准20252140001（示例）',
    'AL-PAA 2000',
    '2030-06-30',
    '示例',
    '无法律效力',
  ]) {
    expect(flat(text)).toContain(flat(part));
  }
  for (const name of ['999999.pdf', 'x.pdf', '..%2fx.pdf']) {
    expect((await demo.app.inject({ url: `/media/registrations/${name}` })).statusCode).toBe(404);
  }
  await demo.close();
  const real = await openShop();
  expect((await real.app.inject({ url: `/media/registrations/${productId}.pdf` })).statusCode).toBe(404);
  await real.close();
});
