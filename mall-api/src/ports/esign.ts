/**
 * The way out to an e-sign platform: where a buyer is sent to sign a contract, or to look at it. What the buyer
 * decides there comes back through the verbs of `modules/esign/service.ts`, which move the order.
 */
export interface ESign {
  /** @param token random, and of one contract only */
  signUrl(token: string): string;
  viewUrl(token: string): string;
}

export const signingPagePath = '/api/esign/';

/** Sends buyers to the signing page that this API serves itself. */
export const createLocalESign = (): ESign => {
  const pageOf = (token: string) => `${signingPagePath}${token}`;
  return { signUrl: pageOf, viewUrl: pageOf };
};
