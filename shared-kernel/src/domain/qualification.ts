/**
 * Audit status of a qualification. 3 is the product's own: within 60 days of expiry, open for renewal
 * (docs/decisions/storefront.md#renewing-a-certificate).
 */
export const auditStatus = { passed: 1, auditing: 2, renewal: 3, rejected: 4, missing: 0 } as const;

/** Colour of an audit status: 1 green, 2 amber, anything else red (docs/specification.md#audit-status). */
export const auditColour = (status: number): 'green' | 'amber' | 'red' =>
  status === auditStatus.passed ? 'green' : status === auditStatus.auditing ? 'amber' : 'red';

/**
 * A certificate may be uploaded only while its status is neither 1 nor 2
 * (docs/specification.md#audit-status).
 */
export const mayUploadCertificate = (status: number): boolean =>
  status !== auditStatus.passed && status !== auditStatus.auditing;
