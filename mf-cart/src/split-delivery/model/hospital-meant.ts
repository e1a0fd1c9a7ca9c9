import type { Consignee, Hospital } from 'shared-kernel/contracts';
import { searchKey } from './goods-meant';

/** The hospitals that a list's text may mean: by name or code, else by a part of the name. */
export function hospitalsMeant(hospitals: readonly Hospital[], written: string): readonly Hospital[] {
  const key = searchKey(written);
  if (!key) return [];
  const exact = hospitals.filter(({ name, code }) => searchKey(name) === key || searchKey(code) === key);
  if (exact.length > 0) return exact;
  const part = hospitals.filter(({ name }) => searchKey(name).includes(key));
  if (part.length > 0) return part;
  return hospitals.filter(({ name }) => key.includes(searchKey(name)));
}

/** The addresses of a hospital that a list's text may mean; all of them without text. */
export function addressesMeant(addresses: readonly Consignee[], written: string): readonly Consignee[] {
  const key = searchKey(written);
  if (!key) return addresses;
  const found = addresses.filter(({ address, name, phone }) =>
    [address, name, phone].some((text) => {
      const known = searchKey(text);
      return known.includes(key) || (known.length > 1 && key.includes(known));
    }),
  );
  return found.length > 0 ? found : addresses;
}
