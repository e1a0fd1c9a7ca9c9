/**
 * Port to an e-sign platform: the URL where a buyer signs or views a contract. The buyer's decisions come
 * back through `modules/esign/service.ts`, which moves the order.
 */
export interface ESign {
  /** @param token random, one per contract */
  signUrl(token: string): string;
  viewUrl(token: string): string;
}

export const signingPagePath = '/api/esign/';

/** Sends buyers to the signing page that this API serves. */
export const createLocalESign = (): ESign => {
  const pageOf = (token: string) => `${signingPagePath}${token}`;
  return { signUrl: pageOf, viewUrl: pageOf };
};
