import type { CertificateKind } from '../apps/shell';
// Node, which runs the e2e tests, needs the import attribute for JSON.
import facts from './company.json' with { type: 'json' };

/** The company that runs the shop, as its pages, documents and products name it. */
export interface Company {
  name: string;
  /** On seals and parcels. */
  shortName: string;
  nameLatin: string;
  /** Of the products. */
  brand: string;
  /** Unified social credit code, also the tax number. */
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
  /** Production licence for class II and III devices; `classOneFiling` is that for class I. */
  productionLicence: string;
  classOneFiling: string;
}

/**
 * The seller, from `company.json`, which another maker replaces. The name of the shop is configuration
 * (`site` in `release.config.json`).
 */
export const company = facts as Company;

/** The `tel:` link of the service phone. */
export const servicePhoneHref = `tel:${company.servicePhone.replace(/[^\d-]/g, '')}`;
