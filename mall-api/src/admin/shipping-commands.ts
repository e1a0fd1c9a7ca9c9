import { allows, type OrderStatus, orderStatus } from 'shared-kernel/domain';
import type { Queries } from '../db/database';
import { invalid, wrongState } from '../http/call-error';
import type { LockedOrder } from '../modules/order/move-order';
import { recordEvents } from '../modules/order/order-events';
import { sendParcels } from '../modules/parcel/send-parcels';
import { tellOfShipping } from '../modules/purchase-request/tell-of-order';
import { requireNoCancelRequest } from './cancel-commands';
import type { AdminInput } from './operations';
import { adminRepository } from './repository';
import { advance, nameOf, type WithOrder } from './with-order';

const { awaitingShipment, shipped } = orderStatus;

/** Callers in code may omit lots. */
type Shipment = Omit<AdminInput<'ship'>, 'lots'> & Partial<Pick<AdminInput<'ship'>, 'lots'>>;

const findParts = async (tx: Queries, order: LockedOrder, part: number | undefined) => {
  const parts = await adminRepository(tx).parts(order.id);
  if (part !== undefined && part > Math.max(parts.length, 1)) {
    throw invalid(`订单 ${order.no} 只有 ${Math.max(parts.length, 1)} 个子订单`);
  }
  if (parts.length === 0) return [{ id: null, no: order.no }];
  return part === undefined ? parts : parts.slice(part - 1, part);
};

export const shippingCommands = (withOrder: WithOrder, clock: () => Date) => ({
  /**
   * Ships an order, or one part of a split order; the order is shipped (7 → 8) once all parts are. Lots are
   * printed on the delivery note and found again in a recall.
   * @throws CallError 60001 neither one tracking number nor one for each part; 60003 the part is already
   * shipped
   */
  ship: ({ no, carrier, trackingNos, part, lots = [] }: Shipment) =>
    withOrder(no, async (tx, order) => {
      if (!allows(order.status as OrderStatus, 'ship')) throw wrongState('订单不在待发货状态');
      await requireNoCancelRequest(tx, order.id);
      const admin = adminRepository(tx);
      const known = new Set((await admin.logistics(order.id)).map(({ subOrderId }) => subOrderId));
      const parts = (await findParts(tx, order, part)).filter(({ id }) => !known.has(id));
      if (parts.length === 0) throw wrongState('该子订单已发货');
      if (trackingNos.length !== 1 && trackingNos.length !== parts.length) {
        throw invalid(`运单号应为 1 个或 ${parts.length} 个`);
      }
      const now = clock();
      await admin.addLogistics(
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
      const all = await admin.parts(order.id);
      const shippedParts = new Set([...known, ...parts.map(({ id }) => id)]);
      if (all.every(({ id }) => shippedParts.has(id))) {
        await tellOfShipping(tx, order, now);
        return advance(tx, order, [{ to: shipped, statusDesc: '订单已发货' }], clock);
      }
      const statusDesc = `部分发货：${parts.map((one) => one.no).join('、')}`;
      await recordEvents(tx, order, [{ status: awaitingShipment, statusDesc, operator: 'provider' }], now);
      return { no, status: nameOf(awaitingShipment) };
    }),

  /** Adds a logistics entry to a parcel in transit. */
  track: ({ no, content, part }: AdminInput<'track'>) =>
    withOrder(no, async (tx, order) => {
      const admin = adminRepository(tx);
      const ids = new Set((await findParts(tx, order, part)).map(({ id }) => id));
      const latest = new Map<string | null, Awaited<ReturnType<typeof admin.logistics>>[number]>();
      for (const entry of await admin.logistics(order.id)) {
        if (ids.has(entry.subOrderId) && !latest.has(entry.subOrderId)) latest.set(entry.subOrderId, entry);
      }
      if (latest.size === 0) throw wrongState('订单尚未发货，不能添加物流动态');
      await admin.addLogistics(
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
});
