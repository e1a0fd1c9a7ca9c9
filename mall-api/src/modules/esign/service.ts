import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { allows, type OrderStatus, orderStatus, qysStatus } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import { documentUrl } from '../../wire/file-url';
import { formatTime } from '../../wire/time';
import { hiddenPhone } from '../account/hidden-phone';
import type { AccountService, Origin } from '../account/service';
import { ContractOutdated, noteVoided, requireAgreement } from '../document/contract-agreement';
import { requireApproved } from '../document/contract-content';
import type { DocumentService } from '../document/service';
import { contractRepository } from '../file/contract-repository';
import { type LockedOrder, lockOrder, moveOrder } from '../order/move-order';
import { recordEvents } from '../order/order-events';
import { esignRepository } from './repository';

const refusals: Readonly<Record<number, string>> = {
  [qysStatus.signed]: '合同已签署，无需重复操作',
  [qysStatus.voiding]: '合同作废中，不能签署',
  [qysStatus.withdrawn]: '合同已撤回，请上传盖章合同',
};

/** Views and decides contracts (docs/specification.md#contract-sign-status). */
export function createEsignService(
  db: Database,
  clock: () => Date,
  account: AccountService,
  documents: DocumentService,
) {
  async function requireSeen(buyer: Buyer, token: string) {
    const found = await esignRepository(db).find(buyer, token);
    if (!found) throw notFound('合同');
    return found;
  }

  function requireOpen(status: number, signStatus: number): void {
    if (signStatus !== qysStatus.toSign) throw wrongState(refusals[signStatus] ?? '该合同不通过电子签签署');
    if (!allows(status as OrderStatus, 'signContract')) throw wrongState('订单当前状态不支持签署合同');
  }

  /** Applies a decision to a contract that is still open, once. */
  async function decide(
    buyer: Buyer,
    token: string,
    work: (tx: Queries, order: LockedOrder, now: Date) => Promise<void>,
  ): Promise<string> {
    const { contract } = await requireSeen(buyer, token);
    const { orderId } = contract;
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const locked = await contractRepository(tx).lock(orderId);
      if (!order || !locked) throw notFound('合同');
      requireApproved(locked);
      requireOpen(order.status, locked.qysStatus);
      await work(tx, order, clock());
    });
    return orderId;
  }

  return {
    /** @throws CallError 60004 for a contract out of the buyer's sight */
    async contract(buyer: Buyer, token: string): Promise<ReplyOf<'esign/contract'>> {
      const { contract, order, client, signer } = await requireSeen(buyer, token);
      const kind = contract.qysStatus === qysStatus.signed ? 'signed' : 'contract';
      return {
        no: contract.no,
        orderId: order.id,
        orderNo: order.no,
        createTime: formatTime(order.createdAt),
        clientName: client.name,
        memberName: order.memberName,
        totalAmountUnit: order.totalAmount,
        qysStatus: contract.qysStatus,
        mobilePhone: hiddenPhone(signer.mobilePhone),
        signerName: contract.signerName,
        signTime: contract.signedAt && formatTime(contract.signedAt),
        fileUrl: documentUrl(kind, order.id),
        digest: await documents.contracts.digest(buyer, order.id),
      };
    },

    /**
     * Sends a code to the phone of who signs: the buyer, whoever placed the order.
     * @throws CallError 60005 after too many
     */
    async sendCode(buyer: Buyer, token: string, from: Origin): Promise<null> {
      const { contract, order, signer } = await requireSeen(buyer, token);
      requireApproved(contract);
      requireOpen(order.status, contract.qysStatus);
      return account.sendCode('sign', signer.mobilePhone, from);
    },

    /**
     * Signs the contract: the template gets its signature block, and the order moves on.
     * @throws CallError 60003 no longer open, 60006 wrong code, 60005 after too many attempts;
     * ContractOutdated when the order changed since the buyer read it
     */
    async sign(
      buyer: Buyer,
      { token, name, verifyCode, digest: shown }: ParsedRequestOf<'esign/sign'>,
      from: Origin,
    ): Promise<null> {
      const { contract, order, signer } = await requireSeen(buyer, token);
      requireApproved(contract);
      requireOpen(order.status, contract.qysStatus);
      await account.spendCode('sign', signer.mobilePhone, verifyCode, from);
      const whatToDo = '请阅读新版合同后重新获取验证码签署。';
      const agrees = (tx: Queries) => requireAgreement(tx, buyer, order.id, { shown, whatToDo });
      const noteIfOutdated = async (error: unknown): Promise<never> => {
        if (error instanceof ContractOutdated) await noteVoided(db, order.id, error.version, clock());
        throw error;
      };
      // The document must exist before it is signed, and must be the current one.
      await agrees(db).catch(noteIfOutdated);
      await documents.contracts.template(buyer, order.id);
      const orderId = await decide(buyer, token, async (tx, locked, now) => {
        await agrees(tx);
        await contractRepository(tx).freeze(locked.id);
        await contractRepository(tx).set(locked.id, {
          qysStatus: qysStatus.signed,
          signerName: name,
          signedAt: now,
        });
        await moveOrder(
          tx,
          locked,
          { to: orderStatus.contractUploaded, statusDesc: '合同已签署', operator: 'buyer', by: buyer },
          now,
        );
      }).catch(noteIfOutdated);
      await documents.contracts.signed(buyer, orderId);
      return null;
    },

    /** Withdraws the contract, which can then be uploaded on paper. @throws CallError 60003 not open */
    async withdraw(buyer: Buyer, token: string): Promise<null> {
      await decide(buyer, token, async (tx, locked, now) => {
        await contractRepository(tx).set(locked.id, { qysStatus: qysStatus.withdrawn });
        const status = locked.status as OrderStatus;
        await recordEvents(
          tx,
          locked,
          [{ status, statusDesc: '已撤回电子合同，请上传盖章合同', operator: 'buyer', by: buyer }],
          now,
        );
      });
      return null;
    },
  };
}

export type EsignService = ReturnType<typeof createEsignService>;
