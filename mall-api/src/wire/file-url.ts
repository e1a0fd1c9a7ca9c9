/**
 * Papers that the shop makes of an order when they are asked for; `signed` is the contract with the
 * buyer's signature, `countersigned` with both, `supplement` its annex of gifts that were chosen later.
 */
const documentKinds = ['contract', 'signed', 'countersigned', 'supplement', 'invoice'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const prefix = '/api/sale/mall/file/download/';

/** Where a stored file is downloaded; null when there is none. */
export const fileUrl = (fileId: string | null | undefined): string | null =>
  fileId ? `${prefix}${fileId}` : null;

/** Where a paper of an order is downloaded, whether or not it is made yet. */
export const documentUrl = (kind: DocumentKind, orderId: string): string => `${prefix}${kind}-${orderId}`;

/** What the id in a `documentUrl` stands for; undefined for the id of a stored file. */
export function parseDocumentId(fileId: string): { kind: DocumentKind; orderId: string } | undefined {
  const dash = fileId.indexOf('-');
  const kind = documentKinds.find((known) => known === fileId.slice(0, dash));
  return kind && { kind, orderId: fileId.slice(dash + 1) };
}

/** Where the statement of a month is downloaded; whose it is, the session says. */
export const statementUrl = (month: string): string => `${prefix}statement-${month}`;

/** The month in a `statementUrl`; undefined for any other id. */
export const parseStatementId = (fileId: string): string | undefined =>
  /^statement-(20\d{2}-(?:0[1-9]|1[0-2]))$/.exec(fileId)?.[1];

const productDocument = /^product-(document|documents)-(.+)$/;

/** What papers of products an id asks for: one of them, or all of a product; undefined for any other id. */
export function parseProductDocumentId(fileId: string): { all: boolean; id: string } | undefined {
  const [, which, id] = productDocument.exec(fileId) ?? [];
  return id === undefined ? undefined : { all: which === 'documents', id };
}
