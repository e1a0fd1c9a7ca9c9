import { createHash } from 'node:crypto';

/** Sorted keys: the database keeps them in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}

/** SHA-256 of a confirmed order. */
export const digestOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex');
