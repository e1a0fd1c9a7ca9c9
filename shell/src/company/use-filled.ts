import { company } from 'shared-kernel/domain';
import { useSite } from './site-context';

/** @returns fills the facts that a text leaves open, as `{phone}`, with those of the shop and its company */
export function useFilled(): (text: string) => string {
  const { title } = useSite();
  const facts: Readonly<Record<string, string>> = {
    shop: title,
    company: company.name,
    phone: company.servicePhone,
    email: company.email,
    address: company.address,
    postcode: company.postcode,
  };
  return (text) => text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
