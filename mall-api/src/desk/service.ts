import {
  allows,
  auditStatus,
  type OrderStatus,
  orderStatus,
  statusesIn,
  statusName,
} from 'shared-kernel/domain';
import type { Database, Queries } from '../db/database';
import { payStatusNames } from '../db/pay-status';
import { invalid, notFound, wrongState } from '../http/call-error';
import { tellArrivals } from '../modules/arrival/tell-arrivals';
import { qualificationStatus } from '../modules/client/qualification-status';
import { contractRepository } from '../modules/file/contract-repository';
import { type LockedOrder, lockOrder, type Move, moveOrder } from '../modules/order/move-order';
import { recordEvents } from '../modules/order/order-events';
import { reportRepository } from '../modules/parcel/report-repository';
import { sendParcels } from '../modules/parcel/send-parcels';
import { paymentAmounts } from '../modules/payment/payment-amounts';
import { paymentRepository } from '../modules/payment/payment-repository';
import { isPositive, minus } from '../wire/amount';
import { formatDate, formatTime } from '../wire/time';
import { cancelVerbs, requireNoCancelRequest } from './cancel-verbs';
import { deskLogVerbs } from './log/desk-log';
import { traceVerbs } from './log/trace';
import type { DeskInput, DeskVerb } from './operations';
import { pageVerbs } from './page/page-people';
import { paymentVerbs } from './payment-verbs';
import { reportVerbs } from './report-verbs';
import { deskRepository } from './repository';

const { placed, awaitingReview, confirmed, awaitingShipment, shipped, closedByProvider } = orderStatus;

const productStatusNames: Readonly<Record<number, string>> = { 1: '在售', 2: '即将上市', 3: '已下架' };

const nameOf = (status: number) => statusName(status as OrderStatus);

function describeContract({
  qysStatus,
  uploadFileId,
  awaitsApproval,
}: {
  qysStatus: number | null;
  uploadFileId: string | null;
  awaitsApproval: boolean | null;
}) {
  if (awaitsApproval) return '返利待审核';
  if (qysStatus === 2) return '已电子签署';
  if (uploadFileId) return '已上传';
  return qysStatus === null ? '由经销商签订' : '未上传';
}

/**
 * What the provider does with orders, certificates and the catalogue (docs/decisions.md#the-providers-desk).
 * Everything goes the way that buyers' calls go: the same moves, the same log, and the buyer is told.
 * @param options.demo shows the text messages that would have been sent
 */
export function createDesk(db: Database, clock: () => Date, { demo = false } = {}) {
  /** Works on a locked order. @throws CallError 60004 when no order has the number */
  function withOrder<Result>(
    no: string,
    work: (tx: Queries, order: LockedOrder) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction(async (tx) => {
      const id = await deskRepository(tx).findOrderId(no);
      const order = id === undefined ? undefined : await lockOrder(tx, id);
      if (!order) throw notFound(`订单 ${no} `);
      return work(tx, order);
    });
  }

  /** Moves an order through statuses, one after the other. @throws CallError 60003 it may not go there */
  async function advance(tx: Queries, order: LockedOrder, moves: readonly Omit<Move, 'operator'>[]) {
    let status = order.status;
    for (const move of moves) {
      await moveOrder(tx, { ...order, status }, { ...move, operator: 'provider' }, clock());
      status = move.to;
    }
    return { no: order.no, status: nameOf(status) };
  }

  const enterReview = { to: awaitingReview, statusDesc: '已进入厂家审核' };

  /** The review of an order that has not been taken in yet begins with its verdict. */
  const review = (order: LockedOrder, verdict: Omit<Move, 'operator'>) =>
    allows(order.status as OrderStatus, 'accept') ? [enterReview, verdict] : [verdict];

  const findParts = async (tx: Queries, order: LockedOrder, part: number | undefined) => {
    const parts = await deskRepository(tx).parts(order.id);
    if (part !== undefined && part > Math.max(parts.length, 1)) {
      throw invalid(`订单 ${order.no} 只有 ${Math.max(parts.length, 1)} 个子订单`);
    }
    if (parts.length === 0) return [{ id: null, no: order.no }];
    return part === undefined ? parts : parts.slice(part - 1, part);
  };

  async function requireProduct(queries: Queries, code: string) {
    const product = await deskRepository(queries).findProduct(code);
    if (!product) throw notFound(`商品 ${code} `);
    return product;
  }

  const setProductStatus = async (code: string, status: 1 | 3) => {
    const product = await requireProduct(db, code);
    await deskRepository(db).setProduct(product.id, { status, updatedAt: clock() });
    return { code, name: product.name, status: productStatusNames[status] };
  };

  const audit = (id: string, work: (tx: Queries, found: Certificate) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const found = await deskRepository(tx).lockCertificate(id);
      if (!found) throw notFound(`证书 ${id} `);
      if (found.auditStatus !== auditStatus.auditing) throw wrongState('该证书不在审核中');
      await work(tx, found);
      return { id, name: found.qualificationName };
    });

  return {
    ...deskLogVerbs(db),
    ...traceVerbs(db),
    ...pageVerbs,

    /** What waits for the provider: orders, certificates, invoices, vouchers, money to give back, cancellations, what was missing or damaged. */
    async waiting({ limit }: DeskInput<'waiting'>) {
      const desk = deskRepository(db);
      const orders = await desk.waitingOrders(limit);
      const certificates = await desk.waitingCertificates(limit);
      const invoices = await desk.waitingInvoices(limit);
      const vouchers = await desk.waitingVouchers(limit);
      const refunds = await desk.waitingRefunds(limit);
      const cancellations = await desk.waitingCancellations(limit);
      const reports = await reportRepository(db).waiting(limit);
      return {
        reports: reports.map(({ kind, since, ...row }) => ({
          ...row,
          problem: kind === 'shortage' ? '短少' : '破损',
          since: formatTime(since),
        })),
        cancellations: cancellations.map(({ status, since, ...row }) => ({
          ...row,
          status: nameOf(status),
          since: formatTime(since),
        })),
        orders: orders.map(({ no, status, clientName, totalAmount, since, ...contract }) => ({
          no,
          status: nameOf(status),
          clientName,
          totalAmount,
          contract: describeContract(contract),
          since: formatTime(since),
        })),
        certificates: certificates.map(({ since, ...row }) => ({
          ...row,
          since: since && formatTime(since),
        })),
        invoices: invoices.map(({ status, since, ...row }) => ({
          ...row,
          status: nameOf(status),
          since: formatTime(since),
        })),
        vouchers: vouchers.map(({ since, ...row }) => ({ ...row, since: formatTime(since) })),
        refunds: refunds.map(({ since, payStatus, ...row }) => ({
          ...row,
          payStatus: payStatusNames[payStatus],
          since: formatTime(since),
        })),
      };
    },

    /** The newest text messages that would have been sent; for trying the shop only. @throws CallError 60001 without DEMO */
    async messages({ limit }: DeskInput<'messages'>) {
      if (!demo) throw invalid('没有此操作：messages');
      const sent = await deskRepository(db).textMessages(limit);
      return { messages: sent.map(({ since, ...row }) => ({ since: formatTime(since), ...row })) };
    },

    /** One order with its parts and parcels. */
    order: ({ no }: DeskInput<'order'>) =>
      withOrder(no, async (tx, order) => {
        const desk = deskRepository(tx);
        const parts = await desk.parts(order.id);
        const logistics = await desk.logistics(order.id);
        const invoices = await desk.invoices(order.id);
        const payments = await paymentRepository(tx).ofOrders([order.id]);
        const partNo = new Map(parts.map((part) => [part.id, part.no]));
        return {
          no,
          status: nameOf(order.status),
          totalAmount: order.totalAmount,
          payStatus: payStatusNames[order.payStatus],
          due: paymentAmounts(order, payments).due,
          buyer: order.memberName,
          parts: parts.map((part) => part.no),
          logistics: logistics.map((entry) => ({
            part: partNo.get(entry.subOrderId ?? '') ?? no,
            time: formatTime(entry.changedAt),
            content: entry.content,
          })),
          invoiceNos: invoices.map((invoice) => invoice.no),
          payments: payments.map(({ kind, amount, voucherNo, paidAt }) => ({
            date: formatDate(paidAt),
            kind: kind === 'payment' ? '收款' : '退款',
            amount,
            voucherNo,
          })),
        };
      }),

    /** Approves the rebate that an order uses: from now on it has its contract. */
    approveRebate: ({ no }: DeskInput<'approveRebate'>) =>
      withOrder(no, async (tx, order) => {
        const contract = await contractRepository(tx).lock(order.id);
        if (!contract?.awaitsApproval || !allows(order.status as OrderStatus, 'uploadContract')) {
          throw wrongState('订单没有待审核的返利');
        }
        await contractRepository(tx).set(order.id, { awaitsApproval: false });
        const statusDesc = '返利审核通过，合同已生成';
        const status = order.status as OrderStatus;
        await recordEvents(tx, order, [{ status, statusDesc, operator: 'provider' }], clock());
        return { no, status: nameOf(order.status) };
      }),

    /** Takes an uploaded contract into review (6 → 10). */
    accept: ({ no }: DeskInput<'accept'>) =>
      withOrder(no, (tx, order) => {
        if (!allows(order.status as OrderStatus, 'accept')) throw wrongState('订单不在合同已上传状态');
        return advance(tx, order, [enterReview]);
      }),

    /** Approves the contract (10 → 4; from 6 the review is gone through). */
    approve: ({ no }: DeskInput<'approve'>) =>
      withOrder(no, (tx, order) =>
        advance(tx, order, review(order, { to: confirmed, statusDesc: '审核通过，订单已确认' })),
      ),

    /** Sends the contract back (10 → 5); what was signed electronically has to be signed again. */
    return: ({ no, reason }: DeskInput<'return'>) =>
      withOrder(no, (tx, order) =>
        advance(tx, order, review(order, { to: placed, statusDesc: `厂家退回：${reason}`, reason })),
      ),

    /** Hands a confirmed order to the warehouse (4 → 7). */
    confirm: ({ no }: DeskInput<'confirm'>) =>
      withOrder(no, (tx, order) =>
        advance(tx, order, [{ to: awaitingShipment, statusDesc: '仓库备货中，等待发货' }]),
      ),

    /**
     * Ships an order, or one part of a split one. The order is shipped (7 → 8) once all its parts are.
     * Lots are printed on the delivery note, and found again when one is recalled.
     * @throws CallError 60001 neither one tracking number nor one for each part; 60003 the part is shipped already
     */
    ship: ({ no, carrier, trackingNos, part, lots = [] }: Shipment) =>
      withOrder(no, async (tx, order) => {
        if (!allows(order.status as OrderStatus, 'ship')) throw wrongState('订单不在待发货状态');
        await requireNoCancelRequest(tx, order.id);
        const desk = deskRepository(tx);
        const known = new Set((await desk.logistics(order.id)).map(({ subOrderId }) => subOrderId));
        const parts = (await findParts(tx, order, part)).filter(({ id }) => !known.has(id));
        if (parts.length === 0) throw wrongState('该子订单已发货');
        if (trackingNos.length !== 1 && trackingNos.length !== parts.length) {
          throw invalid(`运单号应为 1 个或 ${parts.length} 个`);
        }
        const now = clock();
        await desk.addLogistics(
          parts.map(({ id }, index) => {
            const trackingNo = trackingNos[index] ?? trackingNos[0] ?? '';
            const content = `商品已出库，交由${carrier}承运（运单号 ${trackingNo}）`;
            return { orderId: order.id, subOrderId: id, carrier, trackingNo, content, changedAt: now };
          }),
        );
        const sendings = parts.map(({ id: subOrderId }, index) => {
          const trackingNo = trackingNos[index] ?? trackingNos[0] ?? '';
          return { orderId: order.id, subOrderId, carrier, trackingNo, shippedAt: now };
        });
        await sendParcels(tx, sendings, lots);
        const all = await desk.parts(order.id);
        const shippedParts = new Set([...known, ...parts.map(({ id }) => id)]);
        if (all.every(({ id }) => shippedParts.has(id))) {
          return advance(tx, order, [{ to: shipped, statusDesc: '订单已发货' }]);
        }
        const statusDesc = `部分发货：${parts.map((one) => one.no).join('、')}`;
        await recordEvents(tx, order, [{ status: awaitingShipment, statusDesc, operator: 'provider' }], now);
        return { no, status: nameOf(awaitingShipment) };
      }),

    /** Adds to what is known of a parcel that is on its way. */
    track: ({ no, content, part }: DeskInput<'track'>) =>
      withOrder(no, async (tx, order) => {
        const desk = deskRepository(tx);
        const ids = new Set((await findParts(tx, order, part)).map(({ id }) => id));
        const latest = new Map<string | null, Awaited<ReturnType<typeof desk.logistics>>[number]>();
        for (const entry of await desk.logistics(order.id)) {
          if (ids.has(entry.subOrderId) && !latest.has(entry.subOrderId)) latest.set(entry.subOrderId, entry);
        }
        if (latest.size === 0) throw wrongState('订单尚未发货，不能添加物流动态');
        await desk.addLogistics(
          [...latest.values()].map(({ subOrderId, carrier, trackingNo }) => ({
            orderId: order.id,
            subOrderId,
            carrier,
            trackingNo,
            content: `${content}（运单号 ${trackingNo}）`,
            changedAt: clock(),
          })),
        );
        return { no, status: nameOf(order.status) };
      }),

    /** Closes an order that has not been shipped (→ 98); everything it took is given back. */
    close: ({ no, reason }: DeskInput<'close'>) =>
      withOrder(no, (tx, order) =>
        advance(tx, order, [{ to: closedByProvider, statusDesc: `厂家关闭订单：${reason}`, reason }]),
      ),

    /** Issues the invoice over an order's total, from its confirmation on. @throws CallError 60003 too early or again */
    invoice: ({ no, invoiceNo, externUrl }: DeskInput<'invoice'>) =>
      withOrder(no, async (tx, order) => {
        const desk = deskRepository(tx);
        const status = order.status as OrderStatus;
        if (!statusesIn('fulfilment', 'completed').includes(status))
          throw wrongState('订单确认后才能开具发票');
        if (!isPositive(order.totalAmount)) throw wrongState('订单金额为零，无需开票');
        if ((await desk.invoices(order.id)).length > 0) throw wrongState('该订单已开具发票');
        const issuedAt = clock();
        const number = invoiceNo ?? order.no.replace(/^\D+/, 'FP');
        const added = await desk.addInvoice({
          orderId: order.id,
          no: number,
          amount: order.totalAmount,
          issuedAt,
          externUrl: externUrl ?? null,
        });
        if (!added) throw invalid(`发票号 ${number} 已被使用`);
        const statusDesc = `发票已开具：${number}`;
        await recordEvents(tx, order, [{ status, statusDesc, operator: 'provider' }], issuedAt);
        return { no, invoiceNo: number, amount: order.totalAmount };
      }),

    ...paymentVerbs(withOrder, clock),
    ...cancelVerbs(withOrder, clock),
    ...reportVerbs(db, clock),

    /**
     * Approves a certificate.
     * @param expireDate last day it is valid; may be left out where it has none or the one on file is still far
     * @throws CallError 60001 the date is near or past, 60003 the certificate is not in review
     */
    approveCertificate: ({ id, expireDate }: DeskInput<'approveCertificate'>) =>
      audit(id, async (tx, found) => {
        const now = clock();
        const approved = {
          auditStatus: auditStatus.passed,
          auditReason: null,
          expireDate: expireDate ?? found.expireDate,
        };
        if (qualificationStatus(approved, now).auditStatus !== auditStatus.passed) {
          throw invalid('有效期已过或不足 60 天，请用 --expires 给出新的有效期');
        }
        await deskRepository(tx).setCertificate(id, approved);
        const until = approved.expireDate === null ? '' : `，有效期至 ${approved.expireDate}`;
        const content = `${found.qualificationName}审核通过${until}`;
        await deskRepository(tx).tellClient(found, '证照审核通过', content, now);
      }),

    /** Refuses a certificate; the client may upload another one. */
    refuseCertificate: ({ id, reason }: DeskInput<'refuseCertificate'>) =>
      audit(id, async (tx, found) => {
        await deskRepository(tx).setCertificate(id, {
          auditStatus: auditStatus.rejected,
          auditReason: reason,
        });
        const content = `${found.qualificationName}未通过审核：${reason}`;
        await deskRepository(tx).tellClient(found, '证照未通过审核', content, clock());
      }),

    /** A product with its stock, units and prices. */
    async product({ code }: DeskInput<'product'>) {
      const { id, status, ...product } = await requireProduct(db, code);
      const skus = await deskRepository(db).skus(id);
      return {
        ...product,
        status: productStatusNames[status],
        skus: skus.map((sku) => ({
          code: sku.code,
          unit: sku.name,
          unitCount: sku.unitCount,
          price: sku.price,
          discountPrice: sku.discountPrice,
        })),
      };
    },

    list: ({ code }: DeskInput<'list'>) => setProductStatus(code, 1),
    delist: ({ code }: DeskInput<'delist'>) => setProductStatus(code, 3),

    /** Sets how many pieces of a product are in stock, and when more is expected; who waits for it is told. */
    stock: ({ code, pieces, expected }: DeskInput<'stock'>) =>
      db.transaction(async (tx) => {
        const product = await requireProduct(tx, code);
        const before = await deskRepository(tx).lockStock(product.id);
        await deskRepository(tx).setStock(product.id, pieces, expected ?? null);
        await tellArrivals(tx, clock(), [product.id]);
        return { code, name: product.name, before, pieces, expected };
      }),

    /**
     * Sets a unit's prices, or with a client the price agreed with it.
     * @throws CallError 60001 a price above the list price
     */
    price: ({ skuCode, price, discountPrice, clientCode }: DeskInput<'price'>) =>
      db.transaction(async (tx) => {
        const desk = deskRepository(tx);
        const sku = await desk.findSku(skuCode);
        if (!sku) throw notFound(`规格 ${skuCode} `);
        if (clientCode !== undefined) {
          const clientId = await desk.findClientId(clientCode);
          if (clientId === undefined) throw notFound(`客户 ${clientCode} `);
          await desk.agreePrice(clientId, sku.id, discountPrice);
          return { skuCode, clientCode, discountPrice };
        }
        const listPrice = price ?? sku.price;
        if (isPositive(minus(discountPrice, listPrice))) throw invalid(`售价不能高于原价 ${listPrice}`);
        await desk.setPrice(sku.id, { price: listPrice, discountPrice });
        return { skuCode, price: listPrice, discountPrice };
      }),
  } satisfies { [Verb in DeskVerb]: (input: DeskInput<Verb>) => Promise<unknown> };
}

/** Lots may be left out by who calls the desk from code. */
type Shipment = Omit<DeskInput<'ship'>, 'lots'> & Partial<Pick<DeskInput<'ship'>, 'lots'>>;

type Certificate = NonNullable<Awaited<ReturnType<ReturnType<typeof deskRepository>['lockCertificate']>>>;

export type Desk = ReturnType<typeof createDesk>;
