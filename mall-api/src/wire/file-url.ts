/**
 * Documents of an order, rendered on request; `signed` is the contract with the buyer's signature,
 * `countersigned` with both, `supplement` its annex of later gifts.
 */
const documentKinds = ['contract', 'signed', 'countersigned', 'supplement', 'invoice'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const prefix = '/api/sale/mall/file/download/';

/** Download URL of a stored file; null without a file. */
export const fileUrl = (fileId: string | null | undefined): string | null =>
  fileId ? `${prefix}${fileId}` : null;

/** Download URL of an order's document, rendered or not. */
export const documentUrl = (kind: DocumentKind, orderId: string): string => `${prefix}${kind}-${orderId}`;

/** Parses the id of a `documentUrl`; undefined for a stored file's id. */
export function parseDocumentId(fileId: string): { kind: DocumentKind; orderId: string } | undefined {
  const dash = fileId.indexOf('-');
  const kind = documentKinds.find((known) => known === fileId.slice(0, dash));
  return kind && { kind, orderId: fileId.slice(dash + 1) };
}

/** Download URL of a monthly statement; the session decides whose. */
export const statementUrl = (month: string): string => `${prefix}statement-${month}`;

/** The month of a `statementUrl`; undefined for any other id. */
export const parseStatementId = (fileId: string): string | undefined =>
  /^statement-(20\d{2}-(?:0[1-9]|1[0-2]))$/.exec(fileId)?.[1];

const productDocument = /^product-(document|documents)-(.+)$/;

/** Parses the id of one product document or of all documents of a product; undefined for any other id. */
export function parseProductDocumentId(fileId: string): { all: boolean; id: string } | undefined {
  const [, which, id] = productDocument.exec(fileId) ?? [];
  return id === undefined ? undefined : { all: which === 'documents', id };
}
