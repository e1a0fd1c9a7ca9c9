import { BUCKETS, type Revision } from '../composition/revision';

const inCookie = (bucket: number) => `${bucket}`.padStart(2, '0');

/** The buckets of buyers who get an app's canary, and those of everybody else, as cookies hold them. */
export function bucketsOf({ canaries }: Revision, app: string): { mine: string[]; others: string[] } {
  const mine = canaries[app]?.buckets ?? [];
  const all = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
  return {
    mine: mine.map(inCookie),
    others: all.filter((bucket) => !mine.includes(bucket)).map(inCookie),
  };
}
