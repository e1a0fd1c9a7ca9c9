import { limits } from 'shared-kernel/domain';
import type { Database, Queries } from '../db/database';
import { invalid, notFound } from '../http/call-error';
import { documentKindNames, savableName } from '../modules/product-document/document-names';
import { productDocumentRepository } from '../modules/product-document/repository';
import type { AdminInput } from './operations';
import { adminRepository } from './repository';

// All documents travel in one zip, which is built in memory.
const mostBytesOfProduct = 2 * limits.uploadMaxBytes;

/** Locks the product, so that concurrent additions cannot exceed its limit. */
async function lockProduct(tx: Queries, code: string) {
  const product = await adminRepository(tx).findProduct(code);
  if (!product) throw notFound(`商品 ${code} `);
  await adminRepository(tx).lockStock(product.id);
  return product;
}

export const productDocumentVerbs = (db: Database, clock: () => Date) => ({
  /**
   * Adds a document whose bytes are already in the file store.
   * @throws CallError 60001 when the product's documents would be too large together
   */
  addDocument: ({ code, kind, fileName, fileId, size, sha256 }: AdminInput<'addDocument'>) =>
    db.transaction(async (tx) => {
      const product = await lockProduct(tx, code);
      const documents = productDocumentRepository(tx);
      if ((await documents.sizeOf(product.id)) + size > mostBytesOfProduct) {
        throw invalid('一个商品的资料合计不能超过 40 MB');
      }
      const name = savableName(fileName);
      const id = await documents.add({
        productId: product.id,
        kind,
        fileName: name,
        fileId,
        size,
        sha256,
        createdAt: clock(),
      });
      return { id, code, name: product.name, documentKind: documentKindNames[kind], fileName: name };
    }),

  /** Removes a document; the sweep deletes its bytes. */
  async removeDocument({ id }: AdminInput<'removeDocument'>) {
    const removed = await productDocumentRepository(db).remove(id);
    if (!removed) throw notFound(`资料 ${id} `);
    return { id, fileName: removed.fileName };
  },
});
