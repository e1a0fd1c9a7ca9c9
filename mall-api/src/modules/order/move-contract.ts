import { and, eq, isNotNull } from 'drizzle-orm';
import { isClosed, type OrderStatus, orderStatus, qysStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { orderContracts } from '../../db/schema';

type Contract = typeof orderContracts.$inferInsert;

/**
 * Moves an order's contract with it. Electronic: returned, it must be signed again; closed, it is withdrawn
 * or, once signed, voided. Any: returned, it follows the order again; confirmed, the provider signs it.
 */
export async function moveContract(tx: Queries, orderId: string, to: OrderStatus, now: Date): Promise<void> {
  const change = (from: number, contract: Partial<Contract>) =>
    tx
      .update(orderContracts)
      .set(contract)
      .where(and(eq(orderContracts.orderId, orderId), eq(orderContracts.qysStatus, from)));

  if (to === orderStatus.placed) {
    await tx.update(orderContracts).set({ frozenItemId: null }).where(eq(orderContracts.orderId, orderId));
    await change(qysStatus.signed, {
      qysStatus: qysStatus.toSign,
      uploadFileId: null,
      signerName: null,
      signedAt: null,
    });
  } else if (to === orderStatus.confirmed) {
    await tx
      .update(orderContracts)
      .set({ countersignedAt: now })
      .where(and(eq(orderContracts.orderId, orderId), isNotNull(orderContracts.frozenItemId)));
  } else if (isClosed(to)) {
    await change(qysStatus.toSign, { qysStatus: qysStatus.withdrawn });
    await change(qysStatus.signed, { qysStatus: qysStatus.voiding });
  }
}
