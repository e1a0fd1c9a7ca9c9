import { type OrderStatus, orderStatus } from 'shared-kernel/domain';

const { placed, contractUploaded, awaitingReview, confirmed, awaitingShipment, shipped, completed } =
  orderStatus;
const { closed, closedByProvider } = orderStatus;

/** Where an order may go from where it is (decisions, "Orders"); from anywhere else it goes nowhere. */
const moves: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  // Straight to the review goes what needs no contract of its own.
  [placed]: [contractUploaded, awaitingReview, closed, closedByProvider],
  [contractUploaded]: [awaitingReview, closed, closedByProvider],
  [awaitingReview]: [confirmed, placed, closedByProvider],
  [confirmed]: [awaitingShipment, closedByProvider],
  [awaitingShipment]: [shipped, closedByProvider],
  [shipped]: [completed],
};

export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => moves[from]?.includes(to) ?? false;
