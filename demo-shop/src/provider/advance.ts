import { and, asc, eq, gte, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { type Admin, CallError } from 'mall-api/admin';
import type { Database } from 'mall-api/database';
import type { ProviderSettings } from 'mall-api/demonstration';
import {
  accountApplications,
  certificates,
  orderCancelRequests,
  orderContracts,
  orderGiftPacks,
  orderLogistics,
  orderPayments,
  orders,
  paymentVouchers,
  productSkus,
  quoteLines,
  quotes,
  settings,
} from 'mall-api/schema';
import { auditStatus, orderStatus, statusesWaitingFor, type WaitingFor } from 'shared-kernel/domain';
import { carrier, journey } from '../orders/carrier';
import { lotsOfOrder } from '../parcels/lots';
import { chinaDay, daysAfter } from '../rows/days';
import { quotedPrice } from '../rows/prices';

// Where an order starts in review, its buyer still needs time for the gift pack.
const patience = 15;

const certificateDays = 3 * 365;
const quoteDays = 14;
const atOnce = 50;

/** What a step needs besides the admin CLI and its order. */
interface Around {
  readonly db: Database;
  readonly now: Date;
}

type DueOrder = { id: string; no: string; status: number };

/** The demonstration provider's action for an order in each status that awaits the provider. */
const steps: Record<
  WaitingFor<'provider'>,
  (admin: Admin, order: DueOrder, around: Around) => Promise<unknown>
> = {
  [orderStatus.contractUploaded]: (admin, { no }) => admin.accept({ no }),
  [orderStatus.awaitingReview]: (admin, { no }) => admin.approve({ no }),
  [orderStatus.confirmed]: (admin, { no }) => admin.confirm({ no }),
  [orderStatus.awaitingShipment]: async (admin, { no }, { db, now }) =>
    admin.ship({
      no,
      carrier,
      trackingNos: [no.replace(/^\D+/, 'ALWL')],
      lots: await lotsOfOrder(db, no, now),
    }),
};

/** When the demonstration data was seeded; undefined for a database without it. */
async function seededAt(db: Database): Promise<Date | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'demonstration'));
  const time = (row?.value as { seededAt?: string } | undefined)?.seededAt;
  return time === undefined ? undefined : new Date(time);
}

/** Shipped orders whose last logistics entry is old, with the number of entries per parcel. */
function travelling(db: Database, since: Date, until: Date) {
  const entries = sql<number>`count(*) / count(distinct coalesce(${orderLogistics.subOrderId}, 0))`;
  return db
    .select({ no: orders.no, entries: entries.mapWith(Number) })
    .from(orders)
    .innerJoin(
      orderLogistics,
      and(eq(orderLogistics.orderId, orders.id), eq(orderLogistics.carrier, carrier)),
    )
    .where(and(eq(orders.status, orderStatus.shipped), gte(orders.statusChangedAt, since)))
    .groupBy(orders.id)
    .having(
      and(lte(sql`max(${orderLogistics.changedAt})`, until.toISOString()), lte(entries, journey.length)),
    )
    .limit(atOnce);
}

/** Orders whose rebate awaits approval. */
const awaitingApproval = (db: Database, since: Date, until: Date) =>
  db
    .select({ no: orders.no })
    .from(orders)
    .innerJoin(orderContracts, eq(orderContracts.orderId, orders.id))
    .where(
      and(
        eq(orders.status, orderStatus.placed),
        eq(orderContracts.awaitsApproval, true),
        gte(orders.statusChangedAt, since),
        lte(orders.statusChangedAt, until),
      ),
    )
    .limit(atOnce);

/** Orders with a pending cancel request. */
const withCancelRequest = (db: Database, since: Date, until: Date) =>
  db
    .select({ no: orders.no })
    .from(orders)
    .innerJoin(orderCancelRequests, eq(orderCancelRequests.orderId, orders.id))
    .where(
      and(
        eq(orderCancelRequests.verdict, 'waiting'),
        gte(orderCancelRequests.askedAt, since),
        lte(orderCancelRequests.askedAt, until),
      ),
    )
    .limit(atOnce);

/** Orders with an unchecked voucher, with the amount due. */
const withVoucher = (db: Database, since: Date, until: Date) => {
  const sign = sql`case when ${orderPayments.kind} = 'payment' then 1 else -1 end`;
  const kept = sql`coalesce((select sum(${orderPayments.amount} * ${sign}) from ${orderPayments}
    where ${orderPayments.orderId} = ${orders.id}), 0)`;
  return db
    .selectDistinct({ no: orders.no, due: sql<string>`${orders.totalAmount} - ${kept}` })
    .from(orders)
    .innerJoin(paymentVouchers, eq(paymentVouchers.orderId, orders.id))
    .where(
      and(
        eq(paymentVouchers.status, 'waiting'),
        gte(paymentVouchers.createdAt, since),
        lte(paymentVouchers.createdAt, until),
      ),
    )
    .limit(atOnce);
};

/** Quotes without an answer, with a price for each line. */
async function waitingQuotes(db: Database, since: Date, until: Date) {
  const rows = await db
    .select({ id: quotes.id, skuCode: productSkus.code, listPrice: quoteLines.listPrice })
    .from(quotes)
    .innerJoin(quoteLines, eq(quoteLines.quoteId, quotes.id))
    .innerJoin(productSkus, eq(productSkus.id, quoteLines.skuId))
    .where(and(eq(quotes.state, 'waiting'), gte(quotes.createdAt, since), lte(quotes.createdAt, until)));
  const byQuote = new Map<string, { skuCode: string; price: string; remark: string }[]>();
  for (const { id, skuCode, listPrice } of rows) {
    const lines = byQuote.get(id) ?? [];
    byQuote.set(id, [...lines, { skuCode, price: quotedPrice(listPrice), remark: '' }]);
  }
  return [...byQuote].map(([id, lines]) => ({ id, lines }));
}

/** Another process, the admin CLI or the buyer was faster. */
const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof CallError)) throw error;
};

/**
 * Advances by one step what buyers did since seeding and what has waited for `delay`: orders from their
 * contract to their parcel's last stop, vouchers to a payment of the amount due, certificates to approval,
 * quotes to prices, applications to an account, cancel requests to cancellation. The seeded history does not move, and only the
 * buyer confirms receipt.
 * @param delay milliseconds
 */
export async function advanceDemonstration(
  db: Database,
  admin: Admin,
  now: Date,
  delay: number,
): Promise<void> {
  const since = await seededAt(db);
  if (!since) return;
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const until = before(delay);
  const openPack = db
    .select({ id: orderGiftPacks.id })
    .from(orderGiftPacks)
    .where(
      and(
        eq(orderGiftPacks.orderId, orders.id),
        eq(orderGiftPacks.status, 'open'),
        ne(orderGiftPacks.kind, 'first_order'),
      ),
    );
  const due = await db
    .select({ id: orders.id, no: orders.no, status: orders.status })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...statusesWaitingFor('provider')]),
        gte(orders.statusChangedAt, since),
        lte(orders.statusChangedAt, until),
        or(
          ne(orders.status, orderStatus.awaitingReview),
          notExists(openPack),
          lte(orders.statusChangedAt, before(delay * patience)),
        ),
      ),
    )
    .orderBy(asc(orders.statusChangedAt))
    .limit(atOnce);
  const parcels = await travelling(db, since, until);
  const withRebate = await awaitingApproval(db, since, until);
  const paid = await withVoucher(db, since, until);
  const unwanted = await withCancelRequest(db, since, until);
  const uploaded = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.auditStatus, auditStatus.auditing),
        gte(certificates.uploadedAt, since),
        lte(certificates.uploadedAt, until),
      ),
    )
    .limit(atOnce);

  const applied = await db
    .select({ id: accountApplications.id })
    .from(accountApplications)
    .where(
      and(
        eq(accountApplications.state, 'waiting'),
        gte(accountApplications.createdAt, since),
        lte(accountApplications.createdAt, until),
      ),
    )
    .limit(atOnce);

  for (const { id, lines } of await waitingQuotes(db, since, until)) {
    const answer = { id, lines, until: chinaDay(daysAfter(now, quoteDays)), words: '演示：由程序模拟的报价' };
    await admin.answerQuote(answer).catch(ignoreRefusal);
  }
  for (const { no } of withRebate) await admin.approveRebate({ no }).catch(ignoreRefusal);
  for (const { no } of unwanted) await admin.agreeToCancel({ no }).catch(ignoreRefusal);
  for (const { no, due: amount } of paid) {
    const voucherNo = no.replace(/^\D+/, 'SK');
    await admin.pay({ no, amount, voucherNo, over: false }).catch(ignoreRefusal);
  }
  for (const order of due)
    await steps[order.status as WaitingFor<'provider'>](admin, order, { db, now }).catch(ignoreRefusal);
  for (const { no, entries } of parcels) {
    const content = journey[entries - 1];
    if (content) await admin.track({ no, content }).catch(ignoreRefusal);
  }
  for (const { id } of applied) {
    await admin.approveApplication({ id, type: 1, dealers: [] }).catch(ignoreRefusal);
  }
  const expireDate = chinaDay(daysAfter(now, certificateDays));
  for (const { id } of uploaded) await admin.approveCertificate({ id, expireDate }).catch(ignoreRefusal);
}

/** Advances repeatedly. @returns a function that stops it */
export function keepAdvancing({ db, admin, delay, onFailure }: ProviderSettings): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(
    () => {
      // Rounds run one after the other: slow ones must not pile up.
      running = running.then(() => advanceDemonstration(db, admin, new Date(), delay)).catch(onFailure);
    },
    Math.min(delay, 5_000),
  );
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
