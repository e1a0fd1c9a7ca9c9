import { randomInt } from 'node:crypto';
import { BUCKETS } from '../composition/revision';

const BUCKET_COOKIE = 'bucket';
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** A cookie of a request by name, or undefined. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];

/** The bucket that a browser keeps, or null when it has none yet. */
export function bucketOf(cookies: string | undefined): number | null {
  const value = cookieOf(cookies, BUCKET_COOKIE);
  return value !== undefined && /^\d\d$/.test(value) ? Number(value) : null;
}

export const drawBucket = (): number => randomInt(BUCKETS);

/** Keeps a buyer in a bucket, in all tabs, for a year. */
export const bucketCookie = (bucket: number, secure: boolean): string =>
  `${BUCKET_COOKIE}=${`${bucket}`.padStart(2, '0')}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
