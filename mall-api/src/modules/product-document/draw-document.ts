import type { productDocuments } from '../../db/schema';

/**
 * Draws a paper of a product that is kept nowhere.
 * @param whose who has to wait for their own further papers
 * @returns undefined when there is nothing to draw
 */
export type DrawDocument = (
  document: Pick<typeof productDocuments.$inferSelect, 'productId' | 'kind'>,
  whose: string,
) => Promise<Uint8Array | undefined>;
