import { type ClientType, clientType } from 'shared-kernel/domain';

export interface Address {
  consigneeId: string;
  hospitalId: string | null;
  hospitalName: string | null;
  name: string;
  phone: string;
  address: string;
}

/** A buyer, as the order history needs it. */
export interface SeedBuyer {
  clientId: string;
  clientType: ClientType;
  memberId: string;
  memberName: string;
  dealers: readonly { id: string; code: string; name: string; addresses: readonly Address[] }[];
  /** The buyer's own addresses: delivery addresses for type 1, commercial stock for types 5 and 6. */
  ownAddresses: readonly Address[];
  hospitalAddresses: readonly Address[];
}

/**
 * In the demonstration, direct and chain clients sign electronically; the others uploaded a stamped contract.
 */
export const signsElectronically = (type: ClientType): boolean =>
  type === clientType.direct || type === clientType.chain;
