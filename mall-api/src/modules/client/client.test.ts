import { certificates, qrCodes, rebates } from '../../db/schema';
import { addConsignee, addDealer, addHospital, addProduct } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let stranger: TestBuyer;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
  stranger = await shop.buyer();
});

const address = { name: '王主任', phone: '13900000001', address: '临江路 1 号' };
const addresses = (as = buyer) => as.get('client/consignee', {});

describe('address book', () => {
  test('the first address becomes the default, and there is only one', async () => {
    const first = await buyer.get('client/consignee/add', address);
    const second = await buyer.get('client/consignee/add', { ...address, name: '李主任' });
    expect((await addresses()).map(({ id, defaultAddress }) => [id, defaultAddress])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    await buyer.get('client/consignee/default', { id: second.id });
    expect((await addresses()).map(({ id, defaultAddress }) => [id, defaultAddress])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await buyer.get('client/consignee/add', { ...address, name: '赵主任', defaultAddress: true });
    expect((await addresses()).map(({ name, defaultAddress }) => [name, defaultAddress])).toEqual([
      ['赵主任', true],
      ['王主任', false],
      ['李主任', false],
    ]);
  });

  test('twenty concurrent default addresses leave one default', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        buyer.get('client/consignee/add', { ...address, defaultAddress: true }),
      ),
    );
    expect((await addresses()).filter(({ defaultAddress }) => defaultAddress)).toHaveLength(1);
  });

  test('an address is changed and deleted', async () => {
    const { id } = await buyer.get('client/consignee/add', address);
    await buyer.get('client/consignee/edit', { ...address, id, name: ' 新名 ', defaultAddress: true });
    expect(await addresses()).toEqual([
      { id, ...address, name: '新名', hospitalName: null, defaultAddress: true, editable: true },
    ]);
    await buyer.get('client/consignee/delete', { id });
    expect(await addresses()).toEqual([]);
  });

  test('nobody else can see, change, delete or prefer it', async () => {
    const { id } = await buyer.get('client/consignee/add', address);
    await stranger.get('client/consignee/add', { ...address, defaultAddress: true });
    expect(await stranger.ask('client/consignee/edit', { ...address, id, name: 'x' })).toMatchObject({
      code: '60004',
    });
    expect(await stranger.ask('client/consignee/delete', { id })).toMatchObject({ code: '60004' });
    expect(await stranger.ask('client/consignee/default', { id })).toMatchObject({ code: '60004' });
    expect(await addresses()).toMatchObject([{ id, name: '王主任', defaultAddress: true }]);
    expect(await addresses(stranger)).toMatchObject([{ defaultAddress: true }]);
  });

  test('a client cannot change a dealer’s or hospital’s address', async () => {
    const dealer = await addDealer(shop.db, buyer.clientId);
    const id = await addConsignee(shop.db, { dealerId: dealer.id });
    expect(await buyer.get('client/consignee', { dealerId: dealer.id })).toMatchObject([
      { id, editable: false },
    ]);
    expect(await buyer.ask('client/consignee/delete', { id })).toMatchObject({ code: '60004' });
  });

  test('a client can add the first address of a hospital that it works with', async () => {
    const chain = await shop.buyer({ clientType: 5 });
    const hospital = await addHospital(shop.db, chain.clientId);
    const request = { ...address, hospitalClientId: hospital.id };
    const { id } = await chain.get('client/consignee/add', request);
    expect(await chain.get('client/consignee', { hospitalClientId: hospital.id })).toMatchObject([
      {
        id,
        name: address.name,
        hospitalName: expect.stringMatching(/^医院/),
        defaultAddress: true,
        editable: false,
      },
    ]);
    expect(await addresses(chain)).toEqual([]);
    expect(await chain.ask('client/consignee/add', request)).toMatchObject({
      code: '60003',
      message: '该医院已有收货地址，请从中选择',
    });
    const stranger = await shop.buyer({ clientType: 5 });
    expect(await stranger.ask('client/consignee/add', request)).toMatchObject({ code: '60004' });
  });

  test('deleting an address removes its cart parts and keeps their quantity', async () => {
    const chain = await shop.buyer({ clientType: 6 });
    const { id } = await chain.get('client/consignee/add', address);
    const { skuId } = await addProduct(shop.db);
    await chain.get('memberCart/add', { skuId, count: 2 });
    const cart = async () => (await chain.get('memberCart/page', {})).list[0]?.memberCartSkus[0];
    const cartSkuId = (await cart())?.id ?? '';
    await chain.get('memberCart/consignee/edit', { cartSkuId, consigneeId: id, count: 3, sort: 0 });
    expect((await cart())?.cartSkuConsignees).toHaveLength(1);
    await chain.get('client/consignee/delete', { id });
    expect(await cart()).toMatchObject({ count: 3, cartSkuConsignees: [] });
    expect(await addresses(chain)).toEqual([]);
  });

  test('a phone is a mobile or a landline, stored in one format', async () => {
    const own = await shop.buyer({ clientType: 1 });
    for (const phone of ['（010）1234 5678 转 801', '+86 139-0000-0002']) {
      await own.get('client/consignee/add', { ...address, phone });
    }
    expect((await own.get('client/consignee', {})).map(({ phone }) => phone).sort()).toEqual([
      '010-12345678-801',
      '13900000002',
    ]);
    const [{ id = '' } = {}] = await own.get('client/consignee', {});
    await own.get('client/consignee/edit', { ...address, id, phone: '4001234567' });
    expect(await own.get('client/consignee', {})).toContainEqual(
      expect.objectContaining({ id, phone: '400-123-4567' }),
    );
  });

  test.each([
    [{ phone: '87654321' }, '请输入11位手机号，或带区号的固定电话，如 010-12345678'],
    [{ phone: '1390000' }, '请输入11位手机号'],
    [{ name: '' }, '参数 name 不能为空'],
    [{ address: 'x'.repeat(201) }, '参数 address 最多 200 个字符'],
  ])('%j is refused', async (change, message) => {
    expect(await buyer.ask('client/consignee/add', { ...address, ...change })).toMatchObject({
      code: '60001',
      message,
    });
  });
});

describe('dealers and hospitals', () => {
  test('a client sees its dealers and hospitals, and their addresses', async () => {
    const dealerBuyer = await shop.buyer({ clientType: 4 });
    const dealer = await addDealer(shop.db, dealerBuyer.clientId);
    const hospital = await addHospital(shop.db, dealerBuyer.clientId);
    await addHospital(shop.db);
    const dealerAddress = await addConsignee(shop.db, { dealerId: dealer.id });
    const ward = await addConsignee(shop.db, { hospitalId: hospital.id });
    expect(await dealerBuyer.get('client/dealers', {})).toMatchObject([{ id: dealer.id, code: dealer.code }]);
    expect(await dealerBuyer.get('client/chain/hospital/list', {})).toMatchObject([{ id: hospital.id }]);
    expect(await dealerBuyer.get('client/consignee', { dealerId: dealer.id })).toMatchObject([
      { id: dealerAddress },
    ]);
    for (const request of [{ hospitalClientId: hospital.id }, { hospitalCode: hospital.code }]) {
      expect(await dealerBuyer.get('client/consignee', request)).toMatchObject([
        { id: ward, editable: false },
      ]);
    }
    expect(await buyer.ask('client/consignee', { dealerId: dealer.id })).toMatchObject({ code: '60004' });
    expect(await buyer.ask('client/consignee', { hospitalClientId: hospital.id })).toMatchObject({
      code: '60004',
    });
    expect(await buyer.ask('client/consignee', { hospitalCode: hospital.code })).toMatchObject({
      code: '60004',
    });
    expect(await buyer.get('client/dealers', {})).toEqual([]);
  });

  test('hospitals are found by a part of their name, matched literally', async () => {
    const chain = await shop.buyer({ clientType: 5 });
    await addHospital(shop.db, chain.clientId);
    expect(await chain.get('client/chain/hospital/list', { name: '医院' })).toHaveLength(1);
    expect(await chain.get('client/chain/hospital/list', { name: '%' })).toEqual([]);
  });

  test('a chain client is its own dealer', async () => {
    const chain = await shop.buyer({ clientType: 5 });
    const [own, ...others] = await chain.get('client/dealers', {});
    expect(others).toEqual([]);
    const warehouse = await addConsignee(shop.db, { dealerId: own?.id ?? '' });
    expect(await addresses(chain)).toMatchObject([{ id: warehouse, editable: false }]);
  });
});

test('a client with rebate is asked whether to use it', async () => {
  expect(await buyer.get('client/rebateinfo', {})).toEqual({ showChooseDialog: false, rebate: '0.00' });
  await shop.db.insert(rebates).values({ clientId: buyer.clientId, balance: '0.01' });
  expect(await buyer.get('client/rebateinfo', {})).toEqual({ showChooseDialog: true, rebate: '0.01' });
  expect(await stranger.get('client/rebateinfo', {})).toMatchObject({ rebate: '0.00' });
});

test('qualifications are the client’s own, with today’s status', async () => {
  await shop.db.insert(certificates).values([
    { clientId: buyer.clientId, qualificationType: 'licence', qualificationName: '营业执照', auditStatus: 1 },
    {
      clientId: buyer.clientId,
      qualificationType: 'permit',
      qualificationName: '许可证',
      auditStatus: 1,
      expireDate: '2026-04-01',
    },
  ]);
  expect(await buyer.get('client/getClientAllCertList', {})).toEqual([
    {
      qualificationName: '营业执照',
      qualificationType: 'licence',
      expireDate: null,
      fileId: null,
      auditStatus: 1,
      auditStatusDesc: '已通过',
    },
    {
      qualificationName: '许可证',
      qualificationType: 'permit',
      expireDate: '2026-04-01',
      fileId: null,
      auditStatus: 3,
      auditStatusDesc: '即将到期，待更新',
    },
  ]);
  expect(await stranger.get('client/getClientAllCertList', {})).toEqual([]);
  expect(await buyer.get('client/todo', {})).toEqual({
    contractsToUpload: 0,
    giftPacksToConfigure: 0,
    ordersToReceive: 0,
    qualificationsToRenew: 1,
    giftPacks: [],
  });
});

test('QR codes are everybody’s or the client’s own', async () => {
  expect(await shop.ask('client/customerqrcode', {})).toMatchObject({ code: '60004' });
  await shop.db.insert(qrCodes).values([
    { kind: 'customer_service', url: '/media/service.svg' },
    { kind: 'customer_service', url: '/media/own.svg', clientId: buyer.clientId },
    { kind: 'user', url: '/media/user.svg' },
  ]);
  expect((await shop.ask('client/customerqrcode', {})).data).toEqual({ url: '/media/service.svg' });
  expect(await stranger.get('client/customerqrcode', {})).toEqual({ url: '/media/service.svg' });
  expect(await buyer.get('client/customerqrcode', {})).toEqual({ url: '/media/own.svg' });
  expect(await buyer.get('client/userqrcode', {})).toEqual({ url: '/media/user.svg' });
});
