import {
  allows,
  type ClientType,
  hasContract,
  isChain,
  type OrderStatus,
  orderStatus,
  qysStatus,
} from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import { requireApproved } from '../document/contract-content';
import { type LockedOrder, moveOrder } from '../order/move-order';
import { recordEvents } from '../order/order-events';
import type { ContractRow } from './contract-repository';

/**
 * Checks whether an order accepts a contract on paper (docs/specification.md#upload-rules).
 * @throws CallError 60003 with the reason, 60004 when the order has no contract
 */
export function checkContractUpload(
  { status, clientType }: LockedOrder,
  contract: ContractRow | undefined,
): asserts contract is ContractRow {
  if (!hasContract(clientType as ClientType)) throw wrongState('当前客户类型无需上传合同');
  if (!contract) throw notFound('合同');
  requireApproved(contract);
  if (!allows(status as OrderStatus, 'uploadContract')) throw wrongState('订单当前状态不支持上传合同');
  if (contract.qysStatus === qysStatus.signed) throw wrongState('合同已通过电子签签署，无需上传');
  if (contract.qysStatus === qysStatus.voiding) throw wrongState('电子合同作废中，暂不可上传');
  if (status === orderStatus.contractUploaded && isChain(clientType as ClientType)) {
    throw wrongState('合同已随订单推送，不可更改');
  }
}

/** Moves an order on when its contract is uploaded; one that already had it logs the new file. */
export async function noteUpload(tx: Queries, order: LockedOrder, by: Buyer, now: Date): Promise<void> {
  const to = orderStatus.contractUploaded;
  if (order.status === to) {
    await recordEvents(tx, order, [{ status: to, statusDesc: '重新上传合同', operator: 'buyer', by }], now);
  } else {
    await moveOrder(tx, order, { to, statusDesc: '合同已上传', operator: 'buyer', by }, now);
  }
}
