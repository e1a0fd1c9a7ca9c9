import type { Consignee } from 'shared-kernel/contracts';
import type { Choice } from './choice-list';
import { ConsigneeView } from './consignee-view';

/** An address as an option of a choice. */
export function consigneeChoice(consignee: Consignee): Choice {
  const { id, hospitalName, name, phone, address } = consignee;
  return {
    id,
    name: `${name}　${phone}`,
    detail: [hospitalName, address].filter(Boolean).join('　'),
    content: <ConsigneeView consignee={consignee} />,
  };
}
