import { type ClientType, clientType } from 'shared-kernel/domain';

export interface Address {
  consigneeId: string;
  hospitalId: string | null;
  hospitalName: string | null;
  name: string;
  phone: string;
  address: string;
}

/** A buyer as the order history needs it. */
export interface SeedBuyer {
  clientId: string;
  clientType: ClientType;
  memberId: string;
  memberName: string;
  dealers: readonly { id: string; code: string; name: string; addresses: readonly Address[] }[];
  /** Own addresses: of type 1 to deliver to, of types 5 and 6 for commercial stock. */
  ownAddresses: readonly Address[];
  hospitalAddresses: readonly Address[];
}

/** Direct and chain clients of the demonstration sign on the e-sign platform; the others upload what they stamped. */
export const signsElectronically = (type: ClientType): boolean =>
  type === clientType.direct || type === clientType.chain;
