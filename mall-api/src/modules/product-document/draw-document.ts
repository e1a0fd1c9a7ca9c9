import type { productDocuments } from '../../db/schema';

/**
 * Draws a product document that is not stored.
 * @param whose key of the rendering queue: its own documents wait for each other
 * @returns undefined when there is nothing to draw
 */
export type DrawDocument = (
  document: Pick<typeof productDocuments.$inferSelect, 'productId' | 'kind'>,
  whose: string,
) => Promise<Uint8Array | undefined>;
