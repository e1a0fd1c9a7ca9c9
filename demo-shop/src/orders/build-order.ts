import Big from 'big.js';
import { orderNo } from 'mall-api/database';
import { needsDealer, orderStatus } from 'shared-kernel/domain';
import { spreadAmount } from 'shared-kernel/money';
import type { Offer, PriceList } from '../buyers/price-list';
import { sum, toAmount } from '../rows/prices';
import type { Random } from '../rows/random';
import { chooseDelivery } from './deliveries';
import { addOrderDocuments } from './order-documents';
import { addGiftPacks, type Gift } from './order-gift-packs';
import type { PlannedOrder } from './order-plan';
import type { OrderRows } from './order-rows';
import { statusHistory } from './status-history';

export interface OrderContext {
  today: Date;
  priceList: PriceList;
  gifts: readonly Gift[];
  /** Remaining rebate of each client. */
  rebates: Map<string, Big>;
  issued: { orders: number; subOrders: number; giftPacks: number };
}

const remarks = [
  '',
  '',
  '',
  '',
  '工作日上午送货，请提前联系消毒供应中心',
  '请随货附检验报告',
  '分批送货，第二批月底前到',
  '发票与货同行',
];

const notes = ['', '', '', '', '', '送三号手术室', '请发近期生产批次', '内镜中心二楼库房'];

/** A hospital's purchase number: month and sequence number. */
const purchaseNoFor = (createdAt: Date, random: Random): string =>
  random.chance(0.4)
    ? `CG${createdAt.toISOString().slice(0, 7).replace('-', '')}-${String(random.int(1, 180)).padStart(3, '0')}`
    : '';

function quantityFor(price: Big, random: Random): number {
  if (price.gte(10_000)) return 1;
  if (price.gte(1_000)) return random.int(1, 5);
  return price.gte(100) ? random.int(1, 20) : random.int(5, 60);
}

interface Line extends Offer {
  quantity: number;
  payAmount: Big;
  /** Index among the order's addresses. */
  address: number;
}

/** Regular supplies of a buyer: a few of the cheap products. */
const usualOffers = ({ clientType }: PlannedOrder['buyer'], priceList: PriceList, habits: Random) =>
  habits.sample(
    priceList.offers(clientType).filter(({ price }) => price.lt(300)),
    3,
  );

function orderLines(
  plan: PlannedOrder,
  addresses: number,
  { priceList }: OrderContext,
  random: Random,
): Line[] {
  const { clientId, clientType } = plan.buyer;
  const offers = random.sample(
    Array.from({ length: 5 }, () => random.pick(priceList.offers(clientType))),
    random.int(Math.min(2, addresses), 4),
  );
  const habits = random.fork(`usual ${clientId}`);
  const usual = plan.usual ? usualOffers(plan.buyer, priceList, habits) : [];
  const different = [...new Map([...usual, ...offers].map((offer) => [offer.sku.id, offer])).values()];
  return Array.from({ length: addresses }, (_, address) => address).flatMap((address) =>
    // In a split order every address gets some of each line.
    different.map((offer) => {
      const own = priceList.forClient(clientId, offer);
      const quantity = quantityFor(own.price, usual.includes(offer) ? habits : random);
      return { ...own, quantity, payAmount: own.discountPrice.times(quantity), address };
    }),
  );
}

function takeRebate(payable: Big, clientId: string, { rebates }: OrderContext, random: Random): Big {
  const balance = rebates.get(clientId);
  if (!balance || balance.lt(100) || payable.lt(500) || !random.chance(0.15)) return new Big(0);
  const most = payable.times('0.05').round(2, Big.roundDown);
  const used = most.lt(balance) ? most : balance;
  rebates.set(clientId, balance.minus(used));
  return used;
}

/** Adds an order with all its rows. */
export function addOrder(rows: OrderRows, plan: PlannedOrder, context: OrderContext, random: Random): void {
  const { buyer, status, createdAt } = plan;
  const sequence = ++context.issued.orders;
  const id = String(sequence);
  const words = random.fork(`words ${id}`);
  const no = orderNo(createdAt, sequence);
  const delivery = chooseDelivery(buyer, random);
  const lines = orderLines(plan, delivery.addresses.length, context, random);

  const productTotal = sum(lines.map(({ price, quantity }) => price.times(quantity)));
  const payable = sum(lines.map(({ payAmount }) => payAmount));
  const rebate =
    status === orderStatus.completed ? takeRebate(payable, buyer.clientId, context, random) : new Big(0);
  const totalAmount = payable.minus(rebate);
  const shares = spreadAmount(
    toAmount(rebate),
    lines.map(({ payAmount }) => toAmount(payAmount)),
  ).map((share) => new Big(share));
  const payWay = needsDealer(buyer.clientType)
    ? { payWay: 'dealer', payWayName: '经销商支付' }
    : { payWay: 'offline', payWayName: '线下支付' };

  const history = statusHistory(status, buyer, createdAt, context.today, random);
  const last = history.at(-1);
  for (const { time, ...entry } of history) rows.orderOperationLogs.push({ orderId: id, ...entry, time });

  const sumOfPart = (address: number, amounts: readonly Big[]) =>
    sum(amounts.filter((_, index) => lines[index]?.address === address));
  const split = delivery.addresses.length > 1;
  const [firstAddress] = delivery.addresses;
  const { hospitalId, hospitalName, name, phone, address, consigneeId } = firstAddress;
  rows.orderConsignees.push({ orderId: id, consigneeId, name, phone, address, hospitalName });
  const subOrderIds = split
    ? delivery.addresses.map((to, index) => {
        const subOrderId = String(++context.issued.subOrders);
        rows.subOrders.push({
          ...to,
          id: subOrderId,
          orderId: id,
          no: `${no}-${index + 1}`,
          rebateAmount: toAmount(sumOfPart(index, shares)),
          totalAmount: toAmount(
            sumOfPart(
              index,
              lines.map(({ payAmount }) => payAmount),
            ).minus(sumOfPart(index, shares)),
          ),
          sort: index,
        });
        return subOrderId;
      })
    : [];

  const placedOrder = { ...plan, id, no, ...payWay, totalAmount, subOrderIds, history };
  const gifts = addGiftPacks(
    rows,
    placedOrder,
    context.gifts,
    () => String(++context.issued.giftPacks),
    random,
  );
  const item = ({ product, sku }: Pick<Offer, 'product' | 'sku'>) => ({
    orderId: id,
    productId: sku.productId,
    skuId: sku.id,
    productImgUrl: product.imageUrl,
    model: product.model,
    name: product.name,
    unitName: sku.name,
    unitCount: sku.unitCount,
    sapUnit: sku.sapUnit,
    price: sku.price,
  });
  lines.forEach((line, sort) => {
    rows.orderItems.push({
      ...item(line),
      subOrderId: subOrderIds[line.address] ?? null,
      quantity: line.quantity,
      discountPrice: toAmount(line.discountPrice),
      payAmount: toAmount(line.payAmount),
      rebateAmount: toAmount(shares[sort] ?? new Big(0)),
      gift: false,
      note: words.pick(notes),
      sort,
    });
  });
  gifts.forEach(({ gift, quantity }, index) => {
    rows.orderItems.push({
      ...item(gift),
      subOrderId: subOrderIds[0] ?? null,
      quantity,
      discountPrice: '0.00',
      payAmount: '0.00',
      rebateAmount: '0.00',
      gift: true,
      note: '',
      sort: lines.length + index,
    });
  });

  const payStatus = addOrderDocuments(rows, placedOrder, random);
  if (rebate.gt(0)) {
    rows.rebateEntries.push({
      clientId: buyer.clientId,
      orderId: id,
      amount: toAmount(rebate.times(-1)),
      reason: `订单 ${no} 使用返利`,
      createdAt,
    });
  }
  rows.orders.push({
    id,
    no,
    clientId: buyer.clientId,
    memberId: buyer.memberId,
    memberName: buyer.memberName,
    clientType: buyer.clientType,
    status,
    statusReason: last?.operator === 'provider' && (status === 5 || status === 98) ? last.statusDesc : null,
    statusChangedAt: last?.time ?? createdAt,
    ...payWay,
    payStatus,
    hospitalId: split ? null : hospitalId,
    hospitalName: split ? null : hospitalName,
    dealerId: delivery.dealer?.id ?? null,
    dealerName: delivery.dealer?.name ?? null,
    businessStock: delivery.businessStock,
    remark: random.pick(remarks),
    purchaseNo: purchaseNoFor(createdAt, words),
    productTotalAmount: toAmount(productTotal),
    couponAmount: toAmount(productTotal.minus(payable)),
    rebateAmount: toAmount(rebate),
    totalAmount: toAmount(totalAmount),
    waitingAuthNumber: 0,
    createdAt,
  });
}
