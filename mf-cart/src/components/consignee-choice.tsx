import type { Consignee } from 'shared-kernel/contracts';
import type { Choice } from './choice-list';
import { ConsigneeView } from './consignee-view';

/** An address as one of several to choose from. */
export function consigneeChoice(consignee: Consignee): Choice {
  const { id, hospitalName, name, phone, address } = consignee;
  return {
    id,
    name: [hospitalName, name, phone].filter(Boolean).join('　'),
    detail: address,
    content: <ConsigneeView consignee={consignee} />,
  };
}
