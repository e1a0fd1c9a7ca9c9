import { company as seller } from 'shared-kernel/domain';
import type { CertificateKind } from '../contract';
import texts from './company.json';

export type Company = typeof seller & {
  shopName: string;
  shopNameLatin: string;
  shopKind: string;
  groupName: string;
  groupSite: string;
  /** How to get there, by way of travel. */
  directions: readonly { by: string; text: string }[];
  slogan: string;
  promise: string;
  searchPlaceholder: string;
  icp: string;
  policeRecord: string;
  licences: readonly { certificate: CertificateKind; label: string }[];
};

/**
 * Who runs the shop: every text that is theirs and not the product's. Edit `company.json` to change it, and the kernel's
 * `company` for what other apps say as well.
 */
export const company = { ...seller, ...texts } as Company;
