import { certificates, productDevices } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestShop } from '../../testing/shop';
import type { LicenceCheck } from './licence-service';

let shop: TestShop;
afterEach(() => shop.close());

async function shopThat(licenceCheck: LicenceCheck) {
  shop = await openShop({ licenceCheck });
  await addPayWays(shop.db);
  const device = await addProduct(shop.db, { name: '内镜' });
  await shop.db.insert(productDevices).values({
    productId: device.id,
    registrationNo: '浙械注准 1',
    deviceClass: '二类',
    registrant: '安澜',
    storageCondition: '常温',
    shelfLife: '两年',
  });
  const ready = await readyToCheckOut(shop, 6);
  await shop.db.insert(certificates).values({
    clientId: ready.buyer.clientId,
    qualificationType: 'class_two_filing',
    qualificationName: '第二类医疗器械备案凭证',
    auditStatus: 1,
    expireDate: '2020-01-01',
  });
  await ready.buyer.get('memberCart/add', { skuId: device.skuId, count: 1 });
  return { ...ready, device };
}

const expired = {
  deviceClass: '二类',
  qualificationName: '第二类医疗器械备案凭证',
  state: 'expired',
  expireDate: '2020-01-01',
  uploadable: true,
};

test('an expired licence causes a warning, and the order continues', async () => {
  const { buyer, order, device } = await shopThat('warn');
  expect(await buyer.get('client/licences', {})).toEqual({
    blocks: false,
    problems: [{ ...expired, skuIds: [device.skuId] }],
  });
  expect(await buyer.ask('order/generateOrder', order([device.skuId]))).toMatchObject({ code: '0' });
});

test('if so configured, the order is refused until the licence exists', async () => {
  const { buyer, order, device } = await shopThat('block');
  expect(await buyer.get('client/licences', {})).toMatchObject({ blocks: true, problems: [expired] });
  expect(await buyer.ask('order/generateOrder', order([device.skuId]))).toMatchObject({
    code: '60003',
    message:
      '购买二类医疗器械需要有效的“第二类医疗器械备案凭证”，该证照已过期（有效期至 2020-01-01），暂不能提交订单',
  });
  const other = await addProduct(shop.db);
  await buyer.get('memberCart/add', { skuId: other.skuId, count: 1 });
  expect(await buyer.ask('order/generateOrder', order([other.skuId]))).toMatchObject({ code: '0' });
  await shop.db.update(certificates).set({ expireDate: '2099-01-01' });
  expect(await buyer.get('client/licences', {})).toEqual({ blocks: true, problems: [] });
  expect(await buyer.ask('order/generateOrder', order([device.skuId]))).toMatchObject({ code: '0' });
});

test('with licence checks off there is no warning', async () => {
  const { buyer, order, device } = await shopThat('off');
  expect(await buyer.get('client/licences', {})).toEqual({ blocks: false, problems: [] });
  expect(await buyer.ask('order/generateOrder', order([device.skuId]))).toMatchObject({ code: '0' });
});
