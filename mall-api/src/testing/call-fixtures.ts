import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { CallPath, RequestOf } from 'shared-kernel/contracts';
import { createAdmin } from '../admin/service';
import { readSecret } from '../db/at-rest';
import { addBaseData } from '../db/base-data';
import {
  certificates,
  clientVips,
  dealers,
  giftPackSkus,
  giftPacks,
  messages,
  orderContracts,
  orderGiftPacks,
  orders,
  productSkus,
  skuGifts,
} from '../db/schema';
import { createSessions } from '../modules/account/sessions';
import { createTickets } from '../modules/application/ticket';
import { sendParcels } from '../modules/parcel/send-parcels';
import { agreedTo } from './agreed-order';
import { addCategory, addHospital, addMember, addProduct } from './builders';
import { placeOrder, readyToCheckOut } from './checkout';
import { contents, upload } from './files';
import type { TestBuyer, TestShop } from './shop';

/** A request for every call; a missing call fails to compile, and fails the generic tests. */
type CallRequests = { readonly [Path in CallPath]: RequestOf<Path> };

export interface CallFixtures {
  readonly buyer: TestBuyer;
  /** Valid requests about the buyer's own data, with every field. */
  readonly requests: CallRequests;
}

/** Data shared by all buyers of a shop. */
export interface CallGoods {
  readonly productId: string;
  readonly skuId: string;
  readonly soldOutId: string;
  readonly soldOutSkuId: string;
  readonly giftCode: string;
  readonly giftSkuId: string;
  /** Goods of purchase requests: asked for, in a cart by a request, and to ask for. */
  readonly approvalCategoryId: string;
  /** Goods that need approval by the fixtures' rule. */
  readonly approvalSkuIds: readonly string[];
  readonly requestSkuId: string;
  readonly givenSkuId: string;
  readonly askedSkuId: string;
  /** Goods of quotes: to ask for, and quoted. */
  readonly priceableSkuId: string;
  readonly quotedSkuIds: readonly [string, string];
}

/** Products with gifts, and gift packs that every order earns. */
export async function addCallGoods(shop: TestShop): Promise<CallGoods> {
  await addBaseData(shop.db);
  const product = await addProduct(shop.db, { pieces: 100_000 });
  const gift = await addProduct(shop.db, { pieces: 100_000 });
  const soldOut = await addProduct(shop.db, { pieces: 0 });
  const approvalCategoryId = await addCategory(shop.db);
  const approvalSkuIds: string[] = [];
  for (let made = 0; made < 3; made += 1)
    approvalSkuIds.push((await addProduct(shop.db, { categoryId: approvalCategoryId })).skuId);
  await shop.db.insert(skuGifts).values({ skuId: product.skuId, giftSkuId: gift.skuId, count: 1 });
  const [pack] = await shop.db
    .insert(giftPacks)
    .values({ kind: 'quantity', name: '赠品', maxQty: 20 })
    .returning();
  const [giftSku] = await shop.db
    .insert(giftPackSkus)
    .values({ giftPackId: pack?.id ?? '', skuId: gift.skuId, unitPrice: '1.00', maxQty: 20 })
    .returning();
  const [giftUnit] = await shop.db.select().from(productSkus).where(eq(productSkus.id, gift.skuId));
  return {
    productId: product.id,
    skuId: product.skuId,
    soldOutId: soldOut.id,
    soldOutSkuId: soldOut.skuId,
    giftCode: giftUnit?.code ?? '',
    giftSkuId: giftSku?.id ?? '',
    approvalCategoryId,
    approvalSkuIds,
    requestSkuId: (await addProduct(shop.db, { pieces: 100_000 })).skuId,
    givenSkuId: (await addProduct(shop.db, { pieces: 100_000 })).skuId,
    askedSkuId: (await addProduct(shop.db, { pieces: 100_000 })).skuId,
    priceableSkuId: (await addProduct(shop.db, { pieces: 100_000 })).skuId,
    quotedSkuIds: [
      (await addProduct(shop.db, { pieces: 100_000 })).skuId,
      (await addProduct(shop.db, { pieces: 100_000 })).skuId,
    ],
  };
}

let invitations = 0;
function nextInvited(): string {
  invitations += 1;
  return String(13_600_000_000 + invitations);
}

let applicants = 0;

/** The ticket of an applicant whose phone is verified. */
async function ticketOfApplicant(shop: TestShop): Promise<string> {
  applicants += 1;
  const secret = await readSecret(join(shop.filesDir, '.secret'));
  return createTickets(secret, () => shop.time.now).issue(`${13_700_000_000 + applicants}`);
}

/** A chain buyer with one of everything that a buyer can have. */
export async function openCallFixtures(shop: TestShop, goods: CallGoods): Promise<CallFixtures> {
  const { productId, skuId, soldOutId, soldOutSkuId, giftCode, giftSkuId } = goods;
  const { requestSkuId, givenSkuId, askedSkuId } = goods;
  const ready = await readyToCheckOut(shop, 5);
  const { buyer } = ready;
  const choices = ready.order([skuId]);

  const orderId = await placeOrder(ready, skuId, 2);
  const shippedId = await placeOrder(ready, skuId, 1);
  await shop.db.update(orders).set({ status: 8 }).where(eq(orders.id, shippedId));
  const sending = { orderId: shippedId, subOrderId: null, carrier: '物流', trackingNo: 'ALWL1' };
  await sendParcels(shop.db, [{ ...sending, shippedAt: shop.time.now }], []);
  const [parcel] = await buyer.get('order/parcels', { orderId: shippedId });
  const parcelLineId = parcel?.lines[0]?.id ?? '';
  const picture = await upload(
    ...([shop, buyer, 'file/upload'] as const),
    { busType: '6', fileName: '破损.pdf', orderId: shippedId },
    { name: '破损.pdf', content: contents.pdf },
  );
  const reviewedId = await placeOrder(ready, skuId, 1);
  await shop.db.update(orders).set({ status: 10 }).where(eq(orders.id, reviewedId));
  const uploadedId = await placeOrder(ready, skuId, 1);
  const uploaded = await upload(
    ...([shop, buyer, 'file/upload'] as const),
    { busType: '4', fileName: '合同.pdf', orderId: uploadedId },
    { name: '合同.pdf', content: contents.pdf },
  );
  const signedId = await placeOrder(ready, skuId, 1);
  const [contract] = await shop.db
    .update(orderContracts)
    .set({ qysStatus: 1 })
    .where(eq(orderContracts.orderId, signedId))
    .returning();
  const token = contract?.signToken ?? '';
  const [pack] = await shop.db.select().from(orderGiftPacks).where(eq(orderGiftPacks.orderId, orderId));
  const packId = pack?.id ?? '';

  await buyer.get('memberCart/add', { skuId, count: 3 });
  const cart = await buyer.get('memberCart/page', { current: 1, pageSize: 10 });
  const lineId = cart.list[0]?.memberCartSkus[0]?.id ?? '';
  const part = {
    cartSkuId: lineId,
    hospitalClientId: choices.hospitalClientId ?? '',
    consigneeId: choices.consigneeId ?? '',
    // The whole quantity, so that the order can be placed.
    count: 3,
    sort: 0,
  };
  const partId = (await buyer.get('memberCart/consignee/edit', part)).id;

  const listOf = (name: string) =>
    buyer.get('purchaseList/create', {
      name,
      shared: false,
      lines: [
        { skuId, count: 2 },
        { skuId: soldOutSkuId, count: 1 },
      ],
    });
  const listId = (await listOf('手术室')).id;
  const endedListId = (await listOf('旧清单')).id;
  const { lines: listLines } = await buyer.get('purchaseList/detail', { id: listId });
  const [listLineId = '', otherListLineId = ''] = listLines.map(({ id }) => id);
  const ofList = { id: listId };

  const wanted = { department: '手术室', reason: '急用', wantedDate: '2099-01-01' };
  const requested = async (sku: string) => {
    await buyer.get('memberCart/add', { skuId: sku, count: 1 });
    const line = await cartLineOf(sku);
    const lines = [{ cartSkuId: line, count: 1 }];
    const { id } = await buyer.get('purchaseRequest/submit', { ...wanted, lines });
    const [asked] = (await buyer.get('purchaseRequest/detail', { id })).lines;
    return { id, lineId: asked?.id ?? '', version: 1 };
  };
  const cartLineOf = async (sku: string) => {
    const { list } = await buyer.get('memberCart/page', { pageSize: 1000 });
    return list.flatMap(({ memberCartSkus }) => memberCartSkus).find((one) => one.skuId === sku)?.id ?? '';
  };
  const addedLine = async (sku: string) => {
    await buyer.get('memberCart/add', { skuId: sku, count: 1 });
    return cartLineOf(sku);
  };
  const changing = await requested(requestSkuId);
  const refusing = await requested(requestSkuId);
  const taking = await requested(requestSkuId);
  const withdrawing = await requested(requestSkuId);
  const giving = await requested(givenSkuId);
  await buyer.get('purchaseRequest/take', { ids: [giving.id] });
  await buyer.get('memberCart/add', { skuId: askedSkuId, count: 1 });
  const asked = { cartSkuId: await cartLineOf(askedSkuId), count: 1 };

  const [acceptedSkuId, releasedSkuId] = goods.quotedSkuIds;
  const askingPrice = { cartSkuId: await addedLine(goods.priceableSkuId), count: 1 };
  const quotes = createAdmin(shop.db, () => shop.time.now, shop.sms);
  const priced = async (sku: string) => {
    const lines = [{ cartSkuId: await addedLine(sku), count: 1 }];
    const { id } = await buyer.get('quote/ask', { note: '批量采购', lines });
    const [unit] = await shop.db.select().from(productSkus).where(eq(productSkus.id, sku));
    const line = { skuCode: unit?.code ?? '', price: '8.00', remark: '' };
    return { id, answered: { id, lines: [line], until: '2026-12-31', words: '' } };
  };
  const { id: withdrawnQuoteId } = await priced(acceptedSkuId);
  const accepting = await priced(acceptedSkuId);
  await quotes.answerQuote(accepting.answered);
  const releasing = await priced(releasedSkuId);
  await quotes.answerQuote(releasing.answered);
  await buyer.get('quote/accept', { id: releasing.id });
  await buyer.get('memberCart/restore', {});
  const releasedLineId = await cartLineOf(releasedSkuId);

  const { approvalCategoryId, approvalSkuIds } = goods;
  const condition = { minAmount: null, categoryIds: [approvalCategoryId], newProducts: false };
  const rule = { ...condition, steps: [[buyer.memberId]] };
  await buyer.get('approval/rule/save', rule);
  const removedRule = await buyer.get('approval/rule/save', rule);
  const approvable = async (sku: string) => {
    await buyer.get('memberCart/add', { skuId: sku, count: 1 });
    const order = ready.order([sku]);
    return { ...order, agreed: await agreedTo(shop.db, order, [{ skuId: sku, count: 1 }]) };
  };
  const [decidedSku = '', withdrawnSku = '', askedSku = ''] = approvalSkuIds;
  const decidedId = (await buyer.get('approval/ask', await approvable(decidedSku))).id;
  const withdrawnId = (await buyer.get('approval/ask', await approvable(withdrawnSku))).id;
  const { digest } = await buyer.get('approval/detail', { id: decidedId });
  const asking = await approvable(askedSku);
  const deputy = await addMember(shop.db, { clientId: buyer.clientId, roles: ['approver'] });

  const budget = {
    department: '检验科',
    fromDate: '2026-01-01',
    toDate: '2026-12-31',
    plannedAmount: '100000.00',
    blocks: true,
  };
  const { id: budgetId } = await buyer.get('budget/save', budget);

  const address = { name: '王主任', phone: '13900000001', address: '临江路 1 号', defaultAddress: true };
  const bare = await addHospital(shop.db, buyer.clientId);
  const addressId = (await buyer.get('client/consignee/add', address)).id;
  const hospital = (await buyer.get('client/chain/hospital/list', {}))[0];
  const dealer = (await buyer.get('client/dealers', {}))[0];
  const [ownDealer] = await shop.db
    .select()
    .from(dealers)
    .where(eq(dealers.id, dealer?.id ?? ''));
  await shop.db.insert(clientVips).values({ clientId: buyer.clientId, level: 1, registerDate: '2026-01-01' });
  await shop.db
    .insert(certificates)
    .values({ clientId: buyer.clientId, qualificationType: 'licence', qualificationName: '营业执照' });
  const [message] = await shop.db
    .insert(messages)
    .values({ memberId: buyer.memberId, kind: 'order', title: '订单', content: '已发货', orderId })
    .returning();
  const sessions = createSessions(shop.db, () => shop.time.now, 12);
  await sessions.start(buyer.memberId, { device: 'other', address: '127.0.0.1' });
  const elsewhere = (await buyer.get('member/session/list', {})).find(({ current }) => !current);

  const colleague = await addMember(shop.db, { clientId: buyer.clientId, roles: ['purchaser'] });
  const invited = { mobilePhone: nextInvited(), name: '陈护士', roles: ['applicant' as const] };
  const { id: invitationId } = await buyer.get('colleague/invite', invited);
  const ticket = await ticketOfApplicant(shop);

  const page = { current: 1, pageSize: 10 };
  const filter = { keyword: '酒精', startDate: '2026-01-01', endDate: '2026-12-31' };
  const narrowed = { name: '商品', position: '1', type: 1, categoryId: '1', inStock: true } as const;
  const listing = { ...page, ...narrowed, sort: 'priceAsc' } as const;
  const byPhone = { mobilePhone: '13900000001' };
  const ofOrder = { orderId };
  return {
    buyer,
    requests: {
      'member/web/login/key': {},
      'member/web/login': { account: 'nobody', password: 'QUJD' },
      'member/web/phoneLogin': { ...byPhone, verifyCode: '123456' },
      'member/web/logout': {},
      'member/verifycode': byPhone,
      'member/forgetpassword/verifycode': byPhone,
      'application/verifycode': { mobilePhone: '13911112222' },
      'application/begin': { mobilePhone: '13911112222', verifyCode: '123456' },
      'application/licence': { ticket, licenceType: 'business_licence' },
      'application/submit': {
        ticket,
        company: '临江市第三人民医院',
        creditCode: '91350100M000100Y43',
        address: '临江市东街 1 号',
        contactName: '王敏',
      },
      'member/forgetpassword': { ...byPhone, verifyCode: '123456', newPassword: 'QUJD' },
      'member/changepassword': { oldPassword: 'QUJD', newPassword: 'QUJD' },
      'memberInfo/detail': { id: buyer.memberId },
      'member/preferences/edit': { productView: 'list' },
      'member/notification': {},
      'member/notification/edit': { topic: 'order', channel: 'text', wanted: true },
      'member/email/verifycode': { email: 'shen@hospital.example' },
      'member/email/bind': { email: 'shen@hospital.example', verifyCode: '123456' },
      'member/email/remove': {},
      'member/session/list': {},
      'member/session/end': { id: elsewhere?.id ?? '' },
      'member/session/endothers': {},
      'banner/list': { position: 'index' },
      'product/catagories': { type: 1 },
      'product/page': listing,
      'product/rows': listing,
      'product/facets': { ...narrowed, facets: { material: ['丁腈'] } },
      'product/all': { name: '商品', type: 1 },
      'product/specialoffer/page': page,
      'product/detail': { id: productId, productClientType: 2 },
      'product/related': { id: productId },
      'product/compare': { ids: [productId] },
      'product/buymore/list': { ...ofOrder, giftPacksOrderId: packId },
      'order/bought/page': { ...page, name: '商品' },
      'dict/list': { groupCode: 'pay_method' },
      'memberCart/amount': {},
      'memberCart/page': { ...page, dealerCode: ownDealer?.code ?? '' },
      'product/arrival/list': {},
      'product/arrival/add': { productId: soldOutId },
      'product/arrival/cancel': { productId: soldOutId },
      'memberCart/held': {},
      'memberCart/add': { skuId, count: 1 },
      'memberCart/restore': {},
      'memberCart/addBatch': {
        rows: [{ skuId, code: 'AL-1', unitName: '瓶', count: 1 }],
        checkOnly: false,
      },
      'memberCart/takeBack': { rows: [{ skuId, count: 1 }] },
      'memberCart/edit': { id: lineId, skuId, count: 3 },
      'memberCart/note': { id: lineId, note: '三号手术室' },
      'memberCart/select': { memberCartSkuIds: [lineId], selected: true },
      'memberCart/delete': { memberCartSkuIds: [lineId] },
      'memberCart/consignee/edit': { ...part, id: partId },
      'memberCart/consignee/delete': { id: partId },
      'purchaseList/all': {},
      'purchaseList/detail': ofList,
      'purchaseList/create': { name: '病房', shared: true, lines: [{ skuId, count: 1, note: '三号手术室' }] },
      'purchaseList/edit': { ...ofList, version: 1, name: '手术室一', shared: true },
      'purchaseList/delete': { id: endedListId },
      'purchaseList/line/add': { ...ofList, lines: [{ skuId, count: 1, note: '三号手术室' }] },
      'purchaseList/line/edit': { ...ofList, lineId: listLineId, version: 1, count: 3, note: '急' },
      'purchaseList/line/move': { ...ofList, lineId: otherListLineId, beforeId: listLineId },
      'purchaseList/line/remove': { ...ofList, lineIds: [otherListLineId] },
      'purchaseList/line/restore': { ...ofList, lineIds: [otherListLineId] },
      'purchaseList/order': { ...ofList, lines: [{ id: listLineId, count: 1 }] },
      'purchaseRequest/submit': { ...wanted, lines: [asked] },
      'purchaseRequest/page': { ...page, scope: 'open' },
      'purchaseRequest/detail': { id: changing.id },
      'purchaseRequest/withdraw': { id: withdrawing.id },
      'purchaseRequest/line/change': { ...changing, count: 2, reason: '按整盒采购' },
      'purchaseRequest/line/refuse': { id: refusing.id, lineIds: [refusing.lineId], reason: '库房还有' },
      'purchaseRequest/take': { ids: [taking.id], lineIds: [taking.lineId] },
      'purchaseRequest/giveBack': { id: giving.id, lineIds: [giving.lineId] },
      'quote/ask': { note: '年度采购', lines: [askingPrice] },
      'quote/page': { ...page, scope: 'open' },
      'quote/detail': { id: accepting.id },
      'quote/withdraw': { id: withdrawnQuoteId },
      'quote/accept': { id: accepting.id },
      'quote/release': { cartSkuId: releasedLineId },
      'approval/rule/list': {},
      'approval/rule/save': { ...rule, id: removedRule.id, minAmount: '5000.00' },
      'approval/rule/remove': { id: removedRule.id },
      'approval/ask': { ...asking, dealerId: dealer?.id ?? '' },
      'approval/page': { ...page, scope: 'all' },
      'approval/detail': { id: decidedId },
      'approval/decide': { id: decidedId, digest, verdict: 'refused', words: '下月再买' },
      'approval/withdraw': { id: withdrawnId },
      'approval/deputy': {},
      'approval/deputy/set': { deputyId: deputy.memberId, fromDate: '2026-03-01', toDate: '2099-03-09' },
      'budget/list': {},
      'budget/save': { ...budget, id: budgetId, plannedAmount: '5000.00' },
      'budget/remove': { id: budgetId },
      'client/consignee': {
        dealerId: dealer?.id ?? '',
        hospitalClientId: hospital?.id ?? '',
        hospitalCode: hospital?.code ?? '',
      },
      'client/consignee/add': { ...address, hospitalClientId: bare.id },
      'client/consignee/edit': { ...address, id: addressId },
      'client/consignee/delete': { id: addressId },
      'client/consignee/default': { id: addressId },
      'client/dealers': {},
      'client/chain/hospital/list': { name: '医院' },
      'client/rebateinfo': {},
      'client/getClientAllCertList': {},
      'client/licences': {},
      'client/customerqrcode': {},
      'client/userqrcode': {},
      'client/todo': {},
      'client/statement': { month: '2026-03', whose: colleague.memberId, department: '骨科' },
      'colleague/list': {},
      'colleague/administrators': {},
      'colleague/invite': { ...invited, mobilePhone: nextInvited() },
      'colleague/invitation/withdraw': { id: invitationId },
      'colleague/change': { id: colleague.memberId, name: '周采购', roles: ['purchaser', 'finance'] },
      'colleague/deactivate': { id: colleague.memberId },
      'colleague/reactivate': { id: colleague.memberId },
      'clientvip/info': {},
      'clientvip/rights': {},
      'clientvip/product/unitqty/table': {},
      'message/page': { ...page, type: 'order' },
      'message/unread': {},
      'message/read': { ids: [message?.id ?? ''] },
      'order/generateOrder': {
        ...choices,
        dealerId: dealer?.id ?? '',
        remark: '备注',
        purchaseNo: 'CG-2026-001',
        cartSkuS: [
          { skuId, consigneeId: choices.consigneeId ?? '', giftSkus: [{ code: giftCode, count: 1 }] },
        ],
      },
      'order/page': { ...page, ...filter, webStatus: -1, whose: colleague.memberId },
      'order/export/page': { ...page, ...filter, webStatus: -1, whose: colleague.memberId },
      'order/count': { ...filter, whose: colleague.memberId, department: '骨科' },
      'order/colleagues': {},
      'order/latest': {},
      'order/detail': ofOrder,
      'order/cancel': ofOrder,
      'order/cancel/ask': { orderId: reviewedId, reason: '重复下单' },
      'order/parcels': { orderId: shippedId },
      'order/parcel/receive': { parcelId: parcel?.id ?? '', lines: [{ id: parcelLineId, count: 1 }] },
      'order/parcel/report': {
        lineId: parcelLineId,
        kind: 'damage',
        count: 1,
        words: '外箱破损',
        fileIds: [picture.data.fileId],
      },
      'order/receive': { orderId: shippedId },
      'order/listLogistics': { orderId: shippedId },
      'order/contract/judge': ofOrder,
      'order/update/contract/download': ofOrder,
      'order/export/elecdelivery': { orderId: shippedId },
      'order/export/papers/count': {
        webStatus: -1,
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        whose: colleague.memberId,
      },
      'order/export/papers': { webStatus: -1, kinds: ['delivery'], whose: buyer.memberId },
      'giftpacks/order/giftpacksinfo': ofOrder,
      'giftpacks/sku/list': { id: packId },
      'giftpacks/order/list': { id: packId },
      'giftpacks/order/giveup': { id: packId },
      'giftpacks/order/submit': {
        giftPacksOrderId: packId,
        orderId,
        packs: [{ giftSkuId, quantity: 1 }],
      },
      'file/uploadCert': { qualificationType: 'licence' },
      'file/upload': { busType: 4, fileName: '合同.pdf', orderId },
      'file/licences': {},
      'file/download/:fileId': { fileId: uploaded.data.fileId },
      'esign/contract': { token },
      'esign/code': { token },
      'esign/sign': { token, name: '沈采购', verifyCode: '123456' },
      'esign/withdraw': { token },
      'telemetry/report': {
        events: [{ kind: 'event', name: 'open', at: 1, page: '/home', app: 'shell', detail: 'x' }],
      },
    },
  };
}
