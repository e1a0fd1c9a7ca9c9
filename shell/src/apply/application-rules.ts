import {
  type ApplicationLicence,
  applicationLicences,
  creditCodeProblem,
} from 'shared-kernel/account-application';
import { contactPhoneProblem, printProblem } from 'shared-kernel/domain';
import type { Problems } from '../login/login-rules';

export type ApplicationFields = {
  company: string;
  creditCode: string;
  address: string;
  contactName: string;
  phone: string;
  remark: string;
};

const printed = (value: string, missing: string): string | null => (value ? printProblem(value) : missing);

/** What is wrong with an application, by field. */
export function checkApplication(form: ApplicationFields): Problems<keyof ApplicationFields> {
  const found: Record<keyof ApplicationFields, string | null> = {
    company: printed(form.company, '请填写单位名称'),
    creditCode: creditCodeProblem(form.creditCode),
    address: printed(form.address, '请填写单位地址'),
    contactName: printed(form.contactName, '请填写联系人'),
    phone: form.phone ? contactPhoneProblem(form.phone) : null,
    remark: null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as Problems<
    keyof ApplicationFields
  >;
}

/** The licence that everybody needs and is not there yet, in words; null when there is none. */
export function lackingLicence(uploaded: Partial<Record<ApplicationLicence, string>>): string | null {
  const lacking = applicationLicences.find(({ type, required }) => required && !uploaded[type]);
  return lacking ? `请上传${lacking.name}` : null;
}
