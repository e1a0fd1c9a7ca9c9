import type { Order } from 'shared-kernel/contracts';
import type { Queries } from '../../db/database';
import { toDecision } from './decision-view';
import { approvalRepository } from './repository';

/** The approval that an order came of; undefined for none. */
export async function approvalOfOrder(db: Queries, orderId: string): Promise<Order['approval']> {
  const repository = approvalRepository(db);
  const found = await repository.ofOrder(orderId);
  if (!found) return;
  return { ...found, decisions: (await repository.decisions([found.id])).map(toDecision) };
}
