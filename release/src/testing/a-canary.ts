import { createHash } from 'node:crypto';
import { BUCKETS, type Revision } from '../composition/revision';
import type { ChosenGroup } from '../store/names';

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

/** A group of buyers with its pass, as the API would give it to their browsers. */
export const aGroup = (group: string): ChosenGroup => ({
  group,
  pass: createHash('sha256').update(group).digest('base64url').slice(0, 22),
});

/** The cookies of a buyer who is logged in and belongs to groups: a client, perhaps a region, and a client type. */
export const cookiesOf = (groups: readonly [client: string, region: string | null, type: string]): string => {
  const passes = groups.map((group) => (group === null ? '' : aGroup(group).pass));
  return `Authorization=session; mall_groups=${passes.join('.')}`;
};
