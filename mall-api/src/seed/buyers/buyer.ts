import type { ClientType } from 'shared-kernel/domain';

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
