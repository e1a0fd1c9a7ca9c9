import type { CertificateKind } from '../apps/shell';
import { company } from '../domain';
// Node, which prints them, needs the import attribute for JSON.
import certificates from './certificates.json' with { type: 'json' };

/** A licence or certificate of the company, as printed. */
export interface CompanyLicence {
  readonly kind: CertificateKind;
  readonly title: string;
  readonly rows: readonly (readonly [name: string, text: string])[];
  readonly issuer: string;
  readonly issued: string;
  readonly expires: string;
}

const facts: Readonly<Record<string, string>> = {
  company: company.name,
  creditCode: company.creditCode,
  address: company.address,
  productionLicence: company.productionLicence,
};

const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

/** The company's licences and certificates, in display order. */
export const companyLicences: readonly CompanyLicence[] = company.licences.map(
  ({ certificate: kind, label: title }) => {
    const { rows, issuer, issued, expires } = certificates[kind];
    return {
      kind,
      title,
      rows: rows.map(([name = '', text = '']) => [name, filled(text)] as const),
      issuer,
      issued,
      expires,
    };
  },
);
