import { and, eq } from 'drizzle-orm';
import { isClosed, type OrderStatus, orderStatus, qysStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { orderContracts } from '../../db/schema';

type Contract = typeof orderContracts.$inferInsert;

/**
 * What becomes of an electronic contract when its order moves: sent back, it is to be signed anew; closed, it is
 * withdrawn or, once signed, voided.
 */
export async function moveContract(tx: Queries, orderId: string, to: OrderStatus): Promise<void> {
  const change = (from: number, contract: Partial<Contract>) =>
    tx
      .update(orderContracts)
      .set(contract)
      .where(and(eq(orderContracts.orderId, orderId), eq(orderContracts.qysStatus, from)));

  if (to === orderStatus.placed) {
    await change(qysStatus.signed, {
      qysStatus: qysStatus.toSign,
      uploadFileId: null,
      signerName: null,
      signedAt: null,
    });
  } else if (isClosed(to)) {
    await change(qysStatus.toSign, { qysStatus: qysStatus.withdrawn });
    await change(qysStatus.signed, { qysStatus: qysStatus.voiding });
  }
}
