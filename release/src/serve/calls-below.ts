/** Where the API's calls lie, on the shop's own address as on the API's. */
const CALLS_BELOW = '/api/sale/mall/';

/** @returns the call of a path, such as `memberCart/page`; null where it is none */
export const callAt = (path: string): string | null =>
  path.startsWith(CALLS_BELOW) ? path.slice(CALLS_BELOW.length) : null;

/** @param api address of mall-api @returns where it answers a call such as `memberCart/page` */
export const callUrl = (api: string, call: string): string =>
  `${api.replace(/\/$/, '')}${CALLS_BELOW}${call}`;
