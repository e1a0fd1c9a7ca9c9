import { envelopeCodes, type OrderStatus } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { CallError } from '../../http/call-error';
import { contractRepository } from '../file/contract-repository';
import { type LockedOrder, lockOrder } from '../order/move-order';
import { recordEvents } from '../order/order-events';
import { contractContent, isFrozen } from './contract-content';
import { documentRepository } from './repository';

/** 60003: the order no longer says what the buyer is about to agree to. */
export class ContractOutdated extends CallError {
  readonly version: number;

  constructor(version: number, whatToDo: string) {
    super(envelopeCodes.wrongState, `订单内容已变更，第 ${version} 版合同与订单不一致，已作废。${whatToDo}`);
    this.version = version;
  }
}

/**
 * Checks the buyer's version of a contract against the locked order.
 * @param shown digest of what the buyer saw; undefined means the latest version
 * @throws ContractOutdated when the order says something else
 */
export async function requireAgreement(
  tx: Queries,
  buyer: Buyer,
  orderId: string,
  { shown, whatToDo }: { shown?: string | undefined; whatToDo: string },
): Promise<void> {
  const found = await documentRepository(tx).findOrder(buyer, orderId);
  if (!found?.contract || isFrozen(found.contract)) return;
  const latest = await contractRepository(tx).latestVersion(orderId);
  const { digest } = contractContent(found, found.contract);
  if (latest && latest.digest !== digest) throw new ContractOutdated(latest.version, whatToDo);
  if (shown !== undefined && shown !== digest) throw new ContractOutdated(latest?.version ?? 1, whatToDo);
}

/**
 * Notifies the buyer that gifts were added to the order of an existing contract, and how the contract
 * follows.
 */
export async function noteContractFollows(tx: Queries, order: LockedOrder, now: Date): Promise<void> {
  const contracts = contractRepository(tx);
  const contract = await contracts.find(order.id);
  const latest = contract && (await contracts.latestVersion(order.id));
  if (!contract || (!latest && !isFrozen(contract))) return;
  if (!isFrozen(contract)) await contracts.set(order.id, { originFileId: null });
  const statusDesc = isFrozen(contract)
    ? '赠品已列入合同附件：合同签署后配置的赠品'
    : `第 ${latest?.version} 版合同已失效：赠品已加入订单，请以新版合同为准`;
  await recordEvents(
    tx,
    order,
    [{ status: order.status as OrderStatus, statusDesc, operator: 'system' }],
    now,
  );
}

/** Logs a voided signing on the order, and notifies the buyer. */
export async function noteVoided(db: Database, orderId: string, version: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const statusDesc = `第 ${version} 版合同的签署已作废：订单内容在合同打开后有变更，请阅读新版合同后重新签署`;
    await recordEvents(
      tx,
      order,
      [{ status: order.status as OrderStatus, statusDesc, operator: 'system' }],
      now,
    );
  });
}
