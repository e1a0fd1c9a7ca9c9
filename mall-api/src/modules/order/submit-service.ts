import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { envelopeCodes, hasContract, isChain, orderStatus, payMethodGroup } from 'shared-kernel/domain';
import { spreadAmount } from 'shared-kernel/money';
import { groupBy } from '../../collections/group-by';
import type { Database, Queries } from '../../db/database';
import { orderNo } from '../../db/order-no';
import { payStatusOf } from '../../db/pay-status';
import type { Buyer } from '../../http/buyer';
import { CallError, invalid, notFound } from '../../http/call-error';
import { isPositive, lesser, minus, sumOf } from '../../wire/amount';
import { approvalRepository } from '../approval/repository';
import { askForApproval, type ConfirmedOrder, requireApproval } from '../approval/require-approval';
import { departmentShares } from '../budget/department-shares';
import { refuseOverBudget } from '../budget/refuse-over-budget';
import { budgetRepository } from '../budget/repository';
import { buyNowRepository } from '../cart/buy-now-repository';
import { catalogueRepository } from '../catalogue/repository';
import { type AddressRow, addressRepository } from '../client/address-repository';
import type { LicenceService } from '../client/licence-service';
import { clientRepository } from '../client/repository';
import { giftPackInfo } from '../gift-pack/gift-pack-info';
import { grantPacks } from '../gift-pack/grant';
import { giftPackRepository } from '../gift-pack/repository';
import { type Caller, once } from '../idempotency/once';
import { allotUnits } from '../purchase-request/allot-units';
import { fulfilRequests } from '../purchase-request/fulfil-requests';
import { requestRepository } from '../purchase-request/repository';
import { atQuotedPrice, quotedGoods, refuseEndedQuotes } from '../quote/quoted-goods';
import { quoteRepository } from '../quote/repository';
import { changedAddresses, changedAmounts, changedEntries, refuseChanges } from './agreement';
import { chooseDestination, type Destination } from './destination';
import { type DraftItem, draftOrder } from './order-draft';
import { type OrderEvent, recordEvents } from './order-events';
import { orderRepository } from './repository';
import { submitRepository } from './submit-repository';

type Request = ParsedRequestOf<'order/generateOrder'>;
type Reply = ReplyOf<'order/generateOrder'>;

const consigneeColumns = ({ id, name, phone, address, hospitalName }: AddressRow) => ({
  consigneeId: id,
  name,
  phone,
  address,
  hospitalName,
});

/**
 * First events of an order. A dealer client's goes straight to review
 * (docs/decisions/checkout.md#the-order-of-a-type-4-client).
 */
const beginning = (buyer: Buyer): readonly [OrderEvent, ...OrderEvent[]] =>
  hasContract(buyer.clientType)
    ? [{ status: orderStatus.placed, statusDesc: '订单已提交，请上传合同', operator: 'buyer' }]
    : [
        { status: orderStatus.placed, statusDesc: '订单已提交', operator: 'buyer' },
        { status: orderStatus.awaitingReview, statusDesc: '已进入厂家审核', operator: 'system' },
      ];

/** Submitting an order (docs/specification.md#submitting-an-order). */
export function createSubmitService(db: Database, clock: () => Date, licences: LicenceService) {
  async function choosePayWay(tx: Queries, buyer: Buyer, payWay: string) {
    const offered = await catalogueRepository(tx).dictionary(payMethodGroup, buyer.clientType);
    const chosen = offered.find(({ itemCode }) => itemCode === payWay);
    if (!chosen) throw invalid('请选择付款方式');
    return chosen;
  }

  /** Locks what the order takes, and drafts it at current prices. */
  async function draft(tx: Queries, buyer: Buyer, { cartSkuS, dealerId, agreed }: Request, now: Date) {
    const submit = submitRepository(tx);
    const dealer =
      dealerId === undefined ? undefined : await clientRepository(tx).findDealer(buyer, dealerId);
    const skuIds = [...new Set(cartSkuS.map(({ skuId }) => skuId))];
    const lines = await submit.lockLines(buyer, skuIds, dealer?.code);
    if (lines.length === 0 && !agreed) throw notFound('购物车商品');
    const quoted = await quotedGoods(
      tx,
      buyer,
      lines.map(({ cartSkuId: id, skuId, count }) => ({ id, skuId, count })),
      { now, lock: true },
    );
    refuseEndedQuotes(quoted);
    const parts = isChain(buyer.clientType)
      ? groupBy(await submit.parts(lines.map(({ cartSkuId }) => cartSkuId)), ({ cartSkuId }) => cartSkuId)
      : new Map();
    const codes = [...new Set(cartSkuS.flatMap(({ giftSkus }) => giftSkus.map(({ code }) => code)))];
    // A quoted price takes the place of an offer.
    const atListPrice = skuIds.filter((id) => !quoted.has(id));
    const gifts = codes.length > 0 ? await submit.gifts(buyer, atListPrice, codes) : [];
    const goods = [...lines, ...gifts];
    const stock = await submit.lockStock([...new Set(goods.map(({ productId }) => productId))]);
    const inStock = <Row extends { productId: string }>(row: Row) => ({
      ...row,
      pieces: stock.get(row.productId) ?? 0,
    });
    const split = parts.size > 0;
    const offers = lines.map((found) => {
      const line = atQuotedPrice(found, quoted);
      return {
        ...inStock(line),
        // An explicitly agreed price needs no other proof that the buyer has seen it.
        knownPrice: agreed ? line.discountPrice : line.knownPrice,
        parts: parts.get(line.cartSkuId) ?? [],
      };
    });
    if (agreed) refuseChanges(changedEntries(agreed, offers));
    const order = draftOrder(cartSkuS, offers, gifts.map(inStock), split, buyer);
    const quoteLineIds = [...quoted.values()].map(({ lineId }) => lineId);
    return { order, split, goods, quoteLineIds, cartSkuIds: lines.map(({ cartSkuId }) => cartSkuId) };
  }

  /** The order's destination, checked against the agreed one. */
  async function agreedDestination(tx: Queries, buyer: Buyer, request: Request, split: boolean) {
    const { agreed } = request;
    if (!agreed) return chooseDestination(tx, buyer, request, split);
    const ids = agreed.consignees.map(({ id }) => id);
    refuseChanges(changedAddresses(agreed, await addressRepository(tx).reachable(buyer, ids)));
    const destination = await chooseDestination(tx, buyer, request, split);
    refuseChanges(changedAddresses(agreed, split ? destination.parts : [destination.address]));
    return destination;
  }

  /** Locks and checks all that an order needs, and what was agreed to. */
  async function prepare(tx: Queries, buyer: Buyer, request: Request, now: Date) {
    const submit = submitRepository(tx);
    const payWay = await choosePayWay(tx, buyer, request.payWay);
    await addressRepository(tx).hold(buyer);
    const { order, split, goods, quoteLineIds, cartSkuIds } = await draft(tx, buyer, request, now);
    await licences.refuse(
      tx,
      buyer,
      order.items.flatMap(({ gift, skuId }) => (gift ? [] : skuId)),
    );
    const destination = await agreedDestination(tx, buyer, request, split);
    const rebateAmount = request.whetherUseRebate
      ? lesser(await submit.lockRebate(buyer), order.payableAmount)
      : '0.00';
    const totalAmount = minus(order.payableAmount, rebateAmount);
    if (request.agreed)
      refuseChanges(
        changedAmounts(request.agreed, {
          productTotal: order.productTotalAmount,
          coupon: order.couponAmount,
          rebate: rebateAmount,
          total: totalAmount,
        }),
      );
    const held = await requestRepository(tx).lockHeld(cartSkuIds);
    const given = allotUnits(held, order.items);
    const shares = departmentShares(order.items, given, request.department ?? '');
    const overBudget = await refuseOverBudget(tx, buyer.clientId, shares, now);
    return {
      payWay,
      order,
      split,
      goods,
      quoteLineIds,
      cartSkuIds,
      destination,
      rebateAmount,
      totalAmount,
      requested: { held, given },
      shares,
      overBudget,
    };
  }

  async function place(tx: Queries, buyer: Buyer, request: Request): Promise<Reply> {
    const now = clock();
    const submit = submitRepository(tx);
    const prepared = await prepare(tx, buyer, request, now);
    const approvalIds = await requireApproval(tx, buyer, request, confirmedOrder(prepared));
    const { payWay, order, split, goods, cartSkuIds, destination, rebateAmount, totalAmount } = prepared;
    const packs = grantPacks(
      await giftPackRepository(tx).offers(),
      totalAmount,
      await submit.isFirstOrder(buyer),
      now,
    );

    const events = beginning(buyer);
    const status = (events.at(-1) ?? events[0]).status;
    const no = orderNo(now, await submit.nextOrderNumber());
    const id = await submit.insertOrder({
      no,
      clientId: buyer.clientId,
      memberId: buyer.memberId,
      memberName: buyer.memberName,
      clientType: buyer.clientType,
      status,
      statusChangedAt: now,
      payWay: payWay.itemCode,
      payWayName: payWay.itemName,
      payStatus: payStatusOf({ total: totalAmount, received: '0.00', refunded: '0.00' }),
      hospitalId: destination.hospital?.id ?? null,
      hospitalName: destination.hospital?.name ?? null,
      dealerId: destination.dealer?.id ?? null,
      dealerName: destination.dealer?.name ?? null,
      businessStock: request.businessStock,
      remark: request.remark,
      purchaseNo: request.purchaseNo,
      department: request.department || null,
      source: request.source,
      productTotalAmount: order.productTotalAmount,
      couponAmount: order.couponAmount,
      rebateAmount,
      totalAmount,
      createdAt: now,
    });
    const placed = { id, no, memberId: buyer.memberId };
    await submit.insertConsignee({ orderId: id, ...consigneeColumns(destination.address) });
    const items = withRebate(order.items, rebateAmount);
    const subOrderIds = split ? await insertSubOrders(tx, placed, destination, items) : new Map();
    await submit.insertItems(itemRows(id, items, goods, subOrderIds));
    await submit.takeStock(order.pieces);
    if (isPositive(rebateAmount)) await submit.spendRebate(buyer, placed, rebateAmount, now);
    if (hasContract(buyer.clientType)) {
      await submit.insertContract(buyer, {
        orderId: id,
        no: no.replace(/^\D+/, 'HT'),
        awaitsApproval: isPositive(rebateAmount),
      });
    }
    const granted = packs.length > 0 ? await giftPackRepository(tx).insert(id, packs) : [];
    await recordEvents(tx, placed, events, now);
    await approvalRepository(tx).change(approvalIds, { status: 'ordered', orderId: id, problem: null });
    await fulfilRequests(tx, buyer, { id, no, ...prepared.requested }, now);
    await quoteRepository(tx).bind(id, prepared.quoteLineIds);
    await budgetRepository(tx).insertShares({ id, clientId: buyer.clientId }, prepared.shares, now);
    await buyNowRepository(tx).takeOrdered(cartSkuIds);
    await buyNowRepository(tx).tickAgain(buyer);
    return {
      id,
      showBuyMore: await orderRepository(tx).hasBuyMore(totalAmount),
      giftPacks: giftPackInfo(granted, { status, clientType: buyer.clientType }, now),
    };
  }

  async function insertSubOrders(
    tx: Queries,
    { id, no }: { id: string; no: string },
    { parts }: Destination,
    items: readonly PaidItem[],
  ) {
    const byAddress = groupBy(items, ({ consigneeId }) => consigneeId);
    return submitRepository(tx).insertSubOrders(
      parts.map((address, sort) => ({
        orderId: id,
        no: `${no}-${sort + 1}`,
        hospitalId: address.hospitalId,
        ...consigneeColumns(address),
        ...amountsOf(byAddress.get(address.id) ?? []),
        sort,
      })),
    );
  }

  return {
    /**
     * Puts an order before its approvers instead of placing it, once per key.
     * @throws CallError as `submit`, and 60003 it needs no approval or waits already
     */
    async ask(caller: Caller, request: Request): Promise<ReplyOf<'approval/ask'>> {
      const { buyer } = caller;
      return once(db, caller, { call: 'approval/ask', request }, async (tx) => {
        const now = clock();
        const order = confirmedOrder(await prepare(tx, buyer, request, now));
        return { id: await askForApproval(tx, buyer, request, order, now) };
      });
    },

    /**
     * Turns cart lines into an order: all or nothing, once per idempotency key.
     * @throws CallError 60001 a choice is missing or invalid, 60002 price, stock or listing changed, or the
     * order differs from the agreed one, 60003 a budget blocks it, 60004 a line, dealer, hospital or address that is
     * not the buyer's
     */
    async submit(buyer: Buyer, request: Request, idempotencyKey: string | undefined): Promise<Reply> {
      try {
        return await once(db, { buyer, idempotencyKey }, request, (tx) => place(tx, buyer, request));
      } catch (error) {
        const told = findShownPrices(error);
        if (told.length > 0) await submitRepository(db).markPricesSeen(buyer, told);
        throw error;
      }
    },
  };
}

interface Prepared {
  readonly order: { readonly items: readonly DraftItem[] };
  readonly goods: readonly Goods[];
  readonly destination: Destination;
  readonly rebateAmount: string;
  readonly totalAmount: string;
  readonly overBudget: readonly string[];
}

/** An order as its approvers see it. */
function confirmedOrder({
  order,
  goods,
  destination,
  rebateAmount,
  totalAmount,
  overBudget,
}: Prepared): ConfirmedOrder {
  const bySku = new Map(goods.map((one) => [one.skuId, one]));
  const addresses = destination.parts.length > 0 ? destination.parts : [destination.address];
  return {
    total: totalAmount,
    rebateAmount,
    overBudget,
    productIds: order.items.flatMap(({ gift, productId }) => (gift ? [] : productId)),
    goods: order.items.flatMap(({ skuId, quantity, discountPrice, payAmount, gift, note }) => {
      const of = bySku.get(skuId);
      if (!of) return [];
      return {
        skuId,
        productName: of.name,
        model: of.model,
        unitName: of.unitName,
        imageUrl: of.productImgUrl,
        count: quantity,
        priceUnit: discountPrice,
        amountUnit: payAmount,
        gift,
        note,
      };
    }),
    delivery: addresses.map(({ hospitalName, name, phone, address }) =>
      [hospitalName, name, phone, address].filter(Boolean).join(' '),
    ),
  };
}

/** SKUs whose new price the refusal shows, so that the next submission may use it. */
function findShownPrices(error: unknown): string[] {
  if (!(error instanceof CallError) || error.code !== envelopeCodes.priceOrStockChanged) return [];
  const { lines = [], changes = [] } = error.data ?? {};
  return [
    ...lines.flatMap(({ skuId, reason }) => (reason === 'price' ? skuId : [])),
    ...changes.flatMap(({ skuId = [], what }) => (what === 'price' ? skuId : [])),
  ];
}

/** An item with its share of the order's rebate. */
interface PaidItem extends DraftItem {
  readonly rebateAmount: string;
}

function withRebate(items: readonly DraftItem[], rebate: string): PaidItem[] {
  const shares = spreadAmount(
    rebate,
    items.map(({ payAmount }) => payAmount),
  );
  return items.map((item, index) => ({ ...item, rebateAmount: shares[index] ?? '0.00' }));
}

function amountsOf(items: readonly PaidItem[]) {
  const rebateAmount = sumOf(items.map((item) => item.rebateAmount));
  return { rebateAmount, totalAmount: minus(sumOf(items.map(({ payAmount }) => payAmount)), rebateAmount) };
}

interface Goods {
  skuId: string;
  productImgUrl: string;
  model: string;
  name: string;
  unitName: string;
  unitCount: number;
  sapUnit: string;
}

function itemRows(
  orderId: string,
  items: readonly PaidItem[],
  goods: readonly Goods[],
  subOrderIds: ReadonlyMap<string, string>,
) {
  const bySku = new Map(goods.map((one) => [one.skuId, one]));
  return items.flatMap(({ consigneeId, ...item }, sort) => {
    const of = bySku.get(item.skuId);
    if (!of) return [];
    const { productImgUrl, model, name, unitName, unitCount, sapUnit } = of;
    return {
      ...item,
      orderId,
      productImgUrl,
      model,
      name,
      unitName,
      unitCount,
      sapUnit,
      sort,
      subOrderId: subOrderIds.get(consigneeId ?? '') ?? null,
    };
  });
}

export type SubmitService = ReturnType<typeof createSubmitService>;
