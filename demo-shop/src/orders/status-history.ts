import { hasContract, type OrderStatus, orderStatus } from 'shared-kernel/domain';
import type { SeedBuyer } from '../buyers/buyer';
import { daysAfter, officeHours } from '../rows/days';
import type { Random } from '../rows/random';

export interface HistoryEntry {
  status: OrderStatus;
  statusDesc: string;
  operator: 'buyer' | 'provider' | 'system';
  time: Date;
}

const { placed, contractUploaded, awaitingReview, confirmed, awaitingShipment, shipped, completed } =
  orderStatus;

/** Every status that an order went through, in order (docs/decisions/orders.md#order-transitions). */
function path(status: OrderStatus, contract: boolean, random: Random): OrderStatus[] {
  const review: OrderStatus[] = contract
    ? [placed, contractUploaded, awaitingReview]
    : [placed, awaitingReview];
  switch (status) {
    case orderStatus.closed:
      return contract && random.chance(0.4) ? [placed, contractUploaded, status] : [placed, status];
    case orderStatus.closedByProvider:
      return [...review, status];
    case placed:
      // The provider returned some of them.
      return contract && random.chance(0.25) ? [...review, placed] : [placed];
    case contractUploaded:
      return [placed, contractUploaded];
    case awaitingReview:
      return review;
    case confirmed:
    case awaitingShipment:
    case shipped:
    case completed: {
      const after = [confirmed, awaitingShipment, shipped, completed];
      return [...review, ...after.slice(0, after.indexOf(status) + 1)];
    }
    case 0:
    case 1:
    case 2:
    case 3:
      return [status];
  }
}

const sentBack = '厂家退回：合同盖章不清晰，请重新上传';

function describe(
  status: OrderStatus,
  contract: boolean,
  again: boolean,
): Omit<HistoryEntry, 'status' | 'time'> {
  switch (status) {
    case placed:
      if (again) return { statusDesc: sentBack, operator: 'provider' };
      return { statusDesc: contract ? '订单已提交，请上传合同' : '订单已提交', operator: 'buyer' };
    case contractUploaded:
      return { statusDesc: '合同已签署', operator: 'buyer' };
    case awaitingReview:
      return { statusDesc: '已进入厂家审核', operator: 'system' };
    case confirmed:
      return { statusDesc: '审核通过，订单已确认', operator: 'provider' };
    case awaitingShipment:
      return { statusDesc: '仓库备货中，等待发货', operator: 'provider' };
    case shipped:
      return { statusDesc: '订单已发货', operator: 'provider' };
    case completed:
      return { statusDesc: '已确认收货，订单完成', operator: 'buyer' };
    case orderStatus.closed:
      return { statusDesc: '采购人取消订单', operator: 'buyer' };
    case orderStatus.closedByProvider:
      return { statusDesc: '厂家关闭订单：客户资质未更新', operator: 'provider' };
    case 0:
    case 1:
    case 2:
    case 3:
      return { statusDesc: '历史订单，由旧系统迁入', operator: 'system' };
  }
}

/** The log of an order in this status; it ends before `until`. */
export function statusHistory(
  status: OrderStatus,
  { clientType }: SeedBuyer,
  createdAt: Date,
  until: Date,
  random: Random,
): HistoryEntry[] {
  const contract = hasContract(clientType);
  const statuses = path(status, contract, random);
  const longestStep = (until.getTime() - createdAt.getTime()) / 86_400_000 / statuses.length;
  let time = createdAt;
  return statuses.map((step, index) => {
    if (index > 0) {
      const later = officeHours(daysAfter(time, Math.min(longestStep, random.next() * 2)), random);
      time = later > time && later < until ? later : new Date(time.getTime() + random.int(5, 40) * 60_000);
    }
    return { status: step, ...describe(step, contract, index > 0), time };
  });
}
