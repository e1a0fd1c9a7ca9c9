import { eq } from 'drizzle-orm';
import { company } from 'shared-kernel/domain';
import { createAdmin } from '../../admin';
import { clients, giftPackSkus, giftPacks, members, orderContracts, rebates } from '../../db/schema';
import { addProduct, type TestProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { contents, open, upload } from '../../testing/files';
import { readPdf } from '../../testing/read-pdf';
import { sentCode } from '../../testing/sent-texts';
import { openShop, type TestShop } from '../../testing/shop';
import { lockOrder, type Move, moveOrder } from '../order/move-order';

// Every contract is rendered.
jest.setTimeout(180_000);

let shop: TestShop;
let goods: TestProduct;
let giftSkuId: string;
let ready: Checkout;
let orderId: string;

beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
  goods = await addProduct(shop.db, { name: '过氧乙酸消毒液', pieces: 100_000 });
  const lotion = await addProduct(shop.db, { name: '免洗洗手液', pieces: 100_000 });
  const [pack] = await shop.db
    .insert(giftPacks)
    .values({ kind: 'first_order', name: '首单礼包', maxQty: 12, validDays: 10 })
    .returning();
  const [gift] = await shop.db
    .insert(giftPackSkus)
    .values({ giftPackId: pack?.id ?? '', skuId: lotion.skuId, unitPrice: '10.00', maxQty: 30, sort: 1 })
    .returning();
  giftSkuId = gift?.id ?? '';
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
  await shop.db.update(clients).set({ signQys: true }).where(eq(clients.id, ready.buyer.clientId));
  orderId = await placeOrder(ready, goods.skuId);
  shop.time.now = new Date(shop.time.now.getTime() + 3_600_000);
});

async function chooseGifts(): Promise<void> {
  const { firstGiftPacksOrderId } = await ready.buyer.get('giftpacks/order/giftpacksinfo', { orderId });
  await ready.buyer.get('giftpacks/order/submit', {
    giftPacksOrderId: firstGiftPacksOrderId ?? '',
    orderId,
    packs: [{ giftSkuId, quantity: 3 }],
  });
}

const detail = () => ready.buyer.get('order/detail', { orderId });
const contractOf = async () => (await detail()).orderContract;
async function textAt(url: string | null | undefined): Promise<string> {
  const { rawPayload } = await open(shop, ready.buyer, url ?? '');
  return readPdf(rawPayload).text.replaceAll(/\s/g, '');
}
async function template(): Promise<string> {
  return textAt((await ready.buyer.get('order/update/contract/download', { orderId })).originFileUrl);
}
async function tokenOf(): Promise<string> {
  const [contract] = await shop.db.select().from(orderContracts).where(eq(orderContracts.orderId, orderId));
  return contract?.signToken ?? '';
}
async function sign(digest?: string) {
  const token = await tokenOf();
  await ready.buyer.get('esign/code', { token });
  const [signer] = await shop.db.select().from(members).where(eq(members.id, ready.buyer.memberId));
  const verifyCode = await sentCode(shop.db, shop.filesDir, signer?.mobilePhone ?? '');
  shop.time.now = new Date(shop.time.now.getTime() + 120_000);
  return ready.buyer.ask('esign/sign', { token, name: '沈采购', verifyCode, digest });
}
const handIn = () =>
  upload(
    shop,
    ready.buyer,
    'file/upload',
    { busType: '4', fileName: '合同.pdf', orderId },
    { name: '合同.pdf', content: contents.pdf },
  );
async function move(...steps: Move['to'][]): Promise<void> {
  for (const to of steps) {
    await shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const step: Move = { to, statusDesc: '厂家处理', operator: 'provider' };
      if (order) await moveOrder(tx, order, step, shop.time.now);
    });
  }
}

test('gifts chosen after the template was viewed are in its next version; both are listed', async () => {
  expect(await template()).toContain('第1版');
  await chooseGifts();
  expect((await contractOf())?.versions).toMatchObject([{ version: 1, valid: false }]);
  expect((await detail()).operationLog?.statusDesc).toBe(
    '第 1 版合同已失效：赠品已加入订单，请以新版合同为准',
  );
  const text = await template();
  expect(text).toContain('第2版');
  expect(text).toContain('免洗洗手液［赠品］');
  const versions = (await contractOf())?.versions ?? [];
  expect(versions).toMatchObject([
    { version: 2, valid: true },
    { version: 1, valid: false },
  ]);
  expect(text).toContain(`摘要${versions[0]?.digest.slice(0, 12)}`);
  expect(await textAt(versions[1]?.fileUrl)).not.toContain('免洗洗手液');
});

test('signing an outdated contract is voided, and the buyer is notified why', async () => {
  const token = await tokenOf();
  const { digest } = await ready.buyer.get('esign/contract', { token });
  await template();
  await chooseGifts();
  const refused = await sign(digest);
  expect(refused).toMatchObject({
    code: '60003',
    message: '订单内容已变更，第 1 版合同与订单不一致，已作废。请阅读新版合同后重新获取验证码签署。',
  });
  const { status, operationLog } = await detail();
  expect([status, operationLog?.statusDesc]).toEqual([
    5,
    '第 1 版合同的签署已作废：订单内容在合同打开后有变更，请阅读新版合同后重新签署',
  ]);
  const anew = await ready.buyer.get('esign/contract', { token });
  expect(anew.digest).not.toBe(digest);
  expect(await textAt(anew.fileUrl)).toContain('免洗洗手液');
  expect(await sign(anew.digest)).toMatchObject({ code: '0' });
  expect(await textAt((await contractOf())?.uploadFileUrl)).toContain('免洗洗手液');
});

test('a contract printed before the order changed is refused', async () => {
  await template();
  await chooseGifts();
  expect(await handIn()).toMatchObject({
    code: '60003',
    message: '订单内容已变更，第 1 版合同与订单不一致，已作废。请重新下载合同模板，盖章后上传。',
  });
  await template();
  expect(await handIn()).toMatchObject({ code: '0' });
});

test('a signed contract is frozen; later gifts are in its annex', async () => {
  await template();
  expect(await sign()).toMatchObject({ code: '0' });
  const signed = await textAt((await contractOf())?.uploadFileUrl);
  expect((await contractOf())?.supplementUrl).toBeNull();
  await chooseGifts();
  await shop.db.update(clients).set({ name: '改名医院' }).where(eq(clients.id, ready.buyer.clientId));
  expect(await template()).toContain('第1版');
  expect(await textAt((await contractOf())?.uploadFileUrl)).toBe(signed);
  expect((await contractOf())?.versions).toMatchObject([{ version: 1, valid: true }]);
  const annex = await textAt((await contractOf())?.supplementUrl);
  expect(annex).toContain('免洗洗手液');
  expect(annex).not.toContain('过氧乙酸消毒液');
});

test('a returned contract follows its order again', async () => {
  await template();
  await sign();
  await chooseGifts();
  await move(10, 5);
  expect(await template()).toContain('免洗洗手液');
  expect((await contractOf())?.supplementUrl).toBeNull();
});

test('the provider signs what it has approved', async () => {
  await template();
  await sign();
  expect((await contractOf())?.countersignedUrl).toBeNull();
  const address = `/api/sale/mall/file/download/countersigned-${orderId}`;
  expect((await open(shop, ready.buyer, address)).json()).toMatchObject({ code: '60004' });
  await move(10, 4);
  const text = await textAt((await contractOf())?.countersignedUrl);
  expect(text).toContain('电子签署2026-');
  expect(text).toContain('乙方电子会签2026-');
});

test('for a contract on paper the provider signs a page that names the file', async () => {
  await handIn();
  await move(10, 4);
  const text = await textAt((await contractOf())?.countersignedUrl);
  expect(text).toContain('会签页');
  expect(text).toContain('乙方电子会签2026-');
  expect(text).toContain(company.name);
});

test('an order with rebate has none until customer service approves', async () => {
  await shop.db.insert(rebates).values({ clientId: ready.buyer.clientId, balance: '5.00' });
  await ready.buyer.get('memberCart/add', { skuId: goods.skuId, count: 1 });
  const placed = await ready.buyer.get(
    'order/generateOrder',
    ready.order([goods.skuId], { whetherUseRebate: true }),
  );
  orderId = placed.id;
  const waiting = { code: '60003', message: '使用返利的订单，合同将在客服审核通过后生成' };
  expect(await contractOf()).toMatchObject({ originFileUrl: null, signUrl: null, awaitsApproval: true });
  expect(await ready.buyer.ask('order/update/contract/download', { orderId })).toMatchObject(waiting);
  expect(await ready.buyer.ask('esign/code', { token: await tokenOf() })).toMatchObject(waiting);
  expect(await handIn()).toMatchObject(waiting);
  const admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
  const { no } = await detail();
  expect(await admin.waiting({ limit: 9 })).toMatchObject({
    orders: expect.arrayContaining([expect.objectContaining({ no, contract: '返利待审核' })]),
  });
  await admin.approveRebate({ no });
  expect((await detail()).operationLog?.statusDesc).toBe('返利审核通过，合同已生成');
  expect(await template()).toContain('返利抵扣-5.00');
  expect(await sign()).toMatchObject({ code: '0' });
  await expect(admin.approveRebate({ no })).rejects.toMatchObject({ code: '60003' });
});
