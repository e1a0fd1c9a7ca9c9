import { allows, type OrderStatus, orderStatus } from 'shared-kernel/domain';
import type { Queries } from '../db/database';
import { invalid, wrongState } from '../http/call-error';
import type { LockedOrder } from '../modules/order/move-order';
import { recordEvents } from '../modules/order/order-events';
import { sendParcels } from '../modules/parcel/send-parcels';
import { requireNoCancelRequest } from './cancel-verbs';
import type { DeskInput } from './operations';
import { deskRepository } from './repository';
import { advance, nameOf, type WithOrder } from './with-order';

const { awaitingShipment, shipped } = orderStatus;

/** Lots may be left out by who calls the desk from code. */
type Shipment = Omit<DeskInput<'ship'>, 'lots'> & Partial<Pick<DeskInput<'ship'>, 'lots'>>;

const findParts = async (tx: Queries, order: LockedOrder, part: number | undefined) => {
  const parts = await deskRepository(tx).parts(order.id);
  if (part !== undefined && part > Math.max(parts.length, 1)) {
    throw invalid(`订单 ${order.no} 只有 ${Math.max(parts.length, 1)} 个子订单`);
  }
  if (parts.length === 0) return [{ id: null, no: order.no }];
  return part === undefined ? parts : parts.slice(part - 1, part);
};

/** How the desk sends orders and follows their parcels. */
export const shippingVerbs = (withOrder: WithOrder, clock: () => Date) => ({
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
        return advance(tx, order, [{ to: shipped, statusDesc: '订单已发货' }], clock);
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
});
