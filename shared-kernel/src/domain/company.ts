import type { CertificateKind } from '../apps/shell';
// Node, which runs the journeys, reads JSON only where the import says that it is.
import facts from './company.json' with { type: 'json' };

/** The maker who runs the shop, as its pages, its papers and its products name it. */
export interface Company {
  name: string;
  /** As on seals and parcels. */
  shortName: string;
  nameLatin: string;
  /** Of its products. */
  brand: string;
  /** Unified social credit code, which is the tax number too. */
  creditCode: string;
  address: string;
  postcode: string;
  servicePhone: string;
  switchboard: string;
  email: string;
  serviceHours: string;
  bank: string;
  bankAccount: string;
  groupName: string;
  groupSite: string;
  shopKind: string;
  slogan: string;
  promise: string;
  searchPlaceholder: string;
  icp: string;
  policeRecord: string;
  licences: readonly { certificate: CertificateKind; label: string }[];
  /** Under which devices of class two and three are made, and those of class one. */
  productionLicence: string;
  classOneFiling: string;
  /** How to get there, by way of travel. */
  directions: readonly { by: string; text: string }[];
}

/**
 * The one statement of who sells: `company.json`, which another maker replaces. What the shop is called is a matter of
 * the installation (`site` in `release.config.json`).
 */
export const company = facts as Company;

/** What a phone dials. */
export const servicePhoneHref = `tel:${company.servicePhone.replace(/[^\d-]/g, '')}`;
