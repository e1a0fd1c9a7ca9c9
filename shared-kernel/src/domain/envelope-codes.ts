/**
 * Codes of the reply envelope (docs/specification.md#envelope-codes); the product's own start at 60001. All
 * are strings on the wire.
 */
export const envelopeCodes = {
  ok: '0',
  serviceNotFound: '10001',
  notLoggedIn: '10002',
  serviceMissing: '40000',
  sessionExpired: '40001',
  refused: '50001',
  badJson: '50002',
  invalidRequest: '60001',
  priceOrStockChanged: '60002',
  wrongState: '60003',
  notFound: '60004',
  tooManyTries: '60005',
  wrongCredentials: '60006',
  unavailable: '60008',
  notImplemented: '60009',
  roleMissing: '60010',
  deactivated: '60011',
  approvalNeeded: '60012',
  internal: '69999',
} as const;

export type EnvelopeCode = (typeof envelopeCodes)[keyof typeof envelopeCodes];
