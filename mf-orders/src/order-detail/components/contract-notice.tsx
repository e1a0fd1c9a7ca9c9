import type { Order } from 'shared-kernel/contracts';
import type { ClientType } from 'shared-kernel/domain';
import { contractNotice } from '../model/contract-notice';
import { Notice } from './notice';

export interface ContractNoticeProps {
  order: Order;
  clientType: ClientType | undefined;
}

/** At the top of an order: why its contract was returned, or why it has none. */
export function ContractNotice({ order, clientType }: ContractNoticeProps) {
  const notice = clientType === undefined ? null : contractNotice(clientType, order);
  if (!notice) return null;
  return (
    <Notice label={notice.urgent ? '厂家退回' : '合同说明'} title={notice.title} urgent={notice.urgent}>
      {notice.text}
    </Notice>
  );
}
