import { createHash, randomBytes } from 'node:crypto';
import { creditCodeProblem } from 'shared-kernel/account-application';

type Kind =
  | 'person'
  | 'organisation'
  | 'department'
  | 'phone'
  | 'account'
  | 'mail'
  | 'address'
  | 'code'
  | 'number'
  | 'creditCode';

/** Replaces values so that nobody can tell whose they were; the same value becomes the same one within a copy. */
export interface Pseudonyms {
  of(kind: Kind, value: string): string;
  /** A digest that is not that of the value, and the same for the same one. */
  digest(value: string): string;
}

const padded = (n: number) => String(n).padStart(4, '0');

const made: Readonly<Record<Kind, (n: number) => string>> = {
  person: (n) => `化名${padded(n)}`,
  organisation: (n) => `机构${padded(n)}`,
  department: (n) => `科室${padded(n)}`,
  // Numbers that begin with 140 belong to nobody.
  phone: (n) => `140${String(n).padStart(8, '0')}`,
  account: (n) => `buyer${padded(n)}`,
  mail: (n) => `buyer${padded(n)}@example.com`,
  address: (n) => `演示市演示路${n}号`,
  code: (n) => `K${padded(n)}`,
  number: (n) => `N${String(n).padStart(8, '0')}`,
  creditCode: creditCodeOf,
};

/** The last character is a check of the others. */
function creditCodeOf(n: number): string {
  const body = `91${String(n).padStart(15, '0')}`;
  const last = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].find((one) => creditCodeProblem(body + one) === null);
  return `${body}${last ?? ''}`;
}

/** One value in all its spellings. */
const keyOf = (kind: Kind, value: string) =>
  kind === 'phone' ? value.replaceAll(/\D/g, '').replace(/^(00)?86(?=1\d{10}$)/, '') : value.trim();

/** For one copy: nothing that another copy or somebody else could look up. */
export function createPseudonyms(): Pseudonyms {
  const known = new Map<Kind, Map<string, string>>();
  const key = randomBytes(32);
  return {
    of(kind, value) {
      const ofKind = known.get(kind) ?? new Map<string, string>();
      known.set(kind, ofKind);
      const original = keyOf(kind, value);
      const pseudonym = ofKind.get(original) ?? made[kind](ofKind.size + 1);
      ofKind.set(original, pseudonym);
      return pseudonym;
    },
    digest: (value) => createHash('sha256').update(key).update(value).digest('hex'),
  };
}
