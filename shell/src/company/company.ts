import type { CertificateKind } from 'shared-kernel/domain';
import texts from './company.json';

export interface Company {
  shopName: string;
  shopNameLatin: string;
  shopKind: string;
  name: string;
  groupName: string;
  groupSite: string;
  servicePhone: string;
  switchboard: string;
  serviceHours: string;
  email: string;
  address: string;
  postcode: string;
  /** How to get there, by way of travel. */
  directions: readonly { by: string; text: string }[];
  slogan: string;
  promise: string;
  searchPlaceholder: string;
  icp: string;
  policeRecord: string;
  licences: readonly { certificate: CertificateKind; label: string }[];
}

/** Who runs the shop: every text that is theirs and not the product's. Edit `company.json` to change it. */
export const company = texts as Company;
