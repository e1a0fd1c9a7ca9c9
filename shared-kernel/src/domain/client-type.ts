/** Numeric client types of a buyer (docs/specification.md#client-types). */
export const clientType = {
  direct: 1,
  contract: 3,
  dealer: 4,
  chain: 5,
  business: 6,
} as const;

export type ClientType = (typeof clientType)[keyof typeof clientType];

export const clientTypes: readonly ClientType[] = [1, 3, 4, 5, 6];

/** Types 3 and 4 pay through a dealer and must choose one (docs/decisions/checkout.md#client-types-and-payment). */
export const needsDealer = (type: ClientType): boolean => type === 3 || type === 4;

/**
 * Types 5 and 6 are dealers themselves: they choose a hospital and may split deliveries
 * (docs/specification.md#client-types).
 */
export const isChain = (type: ClientType): boolean => type === 5 || type === 6;

/**
 * Types 1, 3, 5 and 6 download, upload and sign contracts; type 4's contract is with its dealer
 * (docs/decisions/documents.md#who-has-a-contract).
 */
export const hasContract = (type: ClientType): boolean => type !== clientType.dealer;
