import { contactPhoneMax, contactPhoneProblem, printProblem } from 'shared-kernel/domain';

/** An address as typed. */
export interface ConsigneeDraft {
  name: string;
  phone: string;
  address: string;
  defaultAddress: boolean;
}

export type ConsigneeField = 'name' | 'phone' | 'address';

export const consigneeLimits: Readonly<Record<ConsigneeField, number>> = {
  name: 50,
  phone: contactPhoneMax,
  address: 200,
};

/** Errors of an address by field, as Chinese text. */
export function consigneeErrors(draft: ConsigneeDraft): Partial<Record<ConsigneeField, string>> {
  const phone = contactPhoneProblem(draft.phone);
  const name = draft.name.trim() ? printProblem(draft.name) : '请输入收货人姓名';
  const address = draft.address.trim() ? printProblem(draft.address) : '请输入详细地址';
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(address && { address }),
  };
}
