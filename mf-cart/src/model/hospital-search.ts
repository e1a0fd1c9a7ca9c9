import type { Hospital } from 'shared-kernel/contracts';

/** The hospitals whose name or code holds what was typed. */
export function matchingHospitals(hospitals: readonly Hospital[], typed: string): Hospital[] {
  const text = typed.trim().toLowerCase();
  return hospitals.filter(({ name, code }) => name.includes(text) || code.toLowerCase().includes(text));
}
