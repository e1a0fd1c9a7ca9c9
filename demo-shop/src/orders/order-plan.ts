import {
  hasContract,
  isBeforeReview,
  type OrderStatus,
  orderStatus,
  orderStatuses,
} from 'shared-kernel/domain';
import type { SeedBuyer } from '../buyers/buyer';
import { daysAfter, officeHours } from '../rows/days';
import type { Random } from '../rows/random';

export interface PlannedOrder {
  buyer: SeedBuyer;
  status: OrderStatus;
  createdAt: Date;
  /** A gift pack of this order still awaits the buyer's choice. */
  opensGiftPack: boolean;
  /** The client's first order, or treated as such for demonstration. */
  firstOrder: boolean;
  /** A recurring order with the buyer's regular supplies. */
  usual: boolean;
  /** Has gift packs and every logistics entry; most orders of a large installation have none. */
  detailed: boolean;
}

// Minimum and maximum age, in days, of orders in a status.
const ages: Readonly<Record<OrderStatus, readonly [number, number]>> = {
  0: [340, 420],
  1: [340, 420],
  2: [340, 420],
  3: [340, 420],
  4: [4, 8],
  5: [0.5, 6],
  6: [1, 5],
  7: [6, 12],
  8: [9, 20],
  9: [25, 330],
  10: [2, 6],
  98: [30, 300],
  99: [12, 300],
};

const ofEachStatus = 3;
const more: readonly OrderStatus[] = [9, 9, 9, 9, 8, 7, 5, 10, 4];

/** Ages of recurring orders, in days: every five weeks, the next one a week overdue. */
const usualAges: readonly number[] = [147, 112, 77, 42];

/**
 * Statuses that a client's orders can have. A dealer-type client's orders go straight to review: their
 * contract is the dealer's.
 */
const statusesOf = ({ clientType }: Pick<SeedBuyer, 'clientType'>): OrderStatus[] =>
  orderStatuses.filter((status) => hasContract(clientType) || !isBeforeReview(status));

const possible = (status: OrderStatus, { clientType }: SeedBuyer): OrderStatus =>
  isBeforeReview(status) && !hasContract(clientType) ? orderStatus.awaitingReview : status;

const placedAt = (status: OrderStatus, random: Random, today: Date) => {
  const [youngest, oldest] = ages[status];
  return officeHours(daysAfter(today, -(youngest + random.next() * (oldest - youngest))), random);
};

/** A demonstration buyer's history: several orders in every status. */
export function demonstrationPlan(buyer: SeedBuyer, random: Random, today: Date): PlannedOrder[] {
  const statuses = Array.from({ length: ofEachStatus }, () => statusesOf(buyer)).flat();
  const planned = [...statuses, ...more.map((status) => possible(status, buyer))]
    .map((status, place) => {
      const age = usualAges[place - statuses.length];
      const createdAt = placedAt(status, random, today);
      return age === undefined
        ? { status, createdAt, usual: false }
        : {
            status,
            createdAt: officeHours(daysAfter(today, -age), random.fork(`usual ${age}`)),
            usual: true,
          };
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const newestPlaced = planned.findLastIndex(({ status }) => status === possible(orderStatus.placed, buyer));
  return planned.map((order, index) => ({
    ...order,
    buyer,
    detailed: true,
    opensGiftPack: index === newestPlaced,
    // Lets these two buyers try two packs in a row, although it is not their first order.
    firstOrder: index === 0 || (index === newestPlaced && (buyer.clientType === 1 || buyer.clientType === 5)),
  }));
}

// Most orders of a large installation are long completed.
const usualStatuses: readonly OrderStatus[] = [
  9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 7, 4, 10, 5, 98, 99, 99,
];

/** One order of a large installation's history; one in fifty is the first demonstration buyer's. */
export function furtherOrder(buyers: readonly SeedBuyer[], random: Random, today: Date): PlannedOrder {
  const [first] = buyers;
  const buyer = first && random.chance(0.02) ? first : random.pick(buyers);
  const status = possible(random.pick(usualStatuses), buyer);
  return {
    buyer,
    status,
    createdAt: placedAt(status, random, today),
    opensGiftPack: false,
    firstOrder: false,
    usual: false,
    detailed: random.chance(0.05),
  };
}
