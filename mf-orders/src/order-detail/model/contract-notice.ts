import type { Order } from 'shared-kernel/contracts';
import { allows, type ClientType, hasContract, isOver } from 'shared-kernel/domain';

type NoticedOrder = Pick<Order, 'status' | 'orderContract' | 'returnReason' | 'showAskCancelBtn'>;

/** What the buyer must know and do about an order's contract; null in the usual case. */
export function contractNotice(
  clientType: ClientType,
  { status, orderContract, returnReason, showAskCancelBtn }: NoticedOrder,
): { title: string; text: string; urgent: boolean } | null {
  if (returnReason && allows(status, 'uploadContract')) {
    const what = orderContract?.signUrl ? '重新签署合同' : '下载合同模板，盖章后重新上传';
    return {
      title: `厂家已退回：${returnReason}`,
      text: `请按退回原因核对后，在“合同与单据”中${what}，厂家将重新审核。`,
      urgent: true,
    };
  }
  if (orderContract?.awaitsApproval && allows(status, 'uploadContract')) {
    return {
      title: '返利待客服审核',
      text: '使用返利的订单，合同将在客服审核通过后生成，届时可在“合同与单据”中下载模板或去签署。',
      urgent: false,
    };
  }
  if (hasContract(clientType) || isOver(status) || allows(status, 'receive')) return null;
  const cancelling = showAskCancelBtn ? '如需取消，请在本页申请取消，由厂家答复。' : '';
  return {
    title: '合同由您与经销商签订',
    text: `本订单无需上传合同，提交后直接进入厂家审核。${cancelling}`,
    urgent: false,
  };
}
