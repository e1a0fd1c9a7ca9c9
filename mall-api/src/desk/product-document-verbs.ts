import { limits } from 'shared-kernel/domain';
import type { Database, Queries } from '../db/database';
import { invalid, notFound } from '../http/call-error';
import { documentKindNames, savableName } from '../modules/product-document/document-names';
import { productDocumentRepository } from '../modules/product-document/repository';
import type { DeskInput } from './operations';
import { deskRepository } from './repository';

// Together they travel in one zip, which is made in memory.
const mostBytesOfProduct = 2 * limits.uploadMaxBytes;

/** Locked, so that two who add papers at once do not both fill the last place. */
async function lockProduct(tx: Queries, code: string) {
  const product = await deskRepository(tx).findProduct(code);
  if (!product) throw notFound(`商品 ${code} `);
  await deskRepository(tx).lockStock(product.id);
  return product;
}

/** What the desk does with the papers of products. */
export const productDocumentVerbs = (db: Database, clock: () => Date) => ({
  /**
   * Adds a paper whose bytes the file store has already.
   * @throws CallError 60001 when the product's papers would be too large together
   */
  addDocument: ({ code, kind, fileName, fileId, size, sha256 }: DeskInput<'addDocument'>) =>
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

  /** Takes a paper away; the sweep deletes its bytes. */
  async removeDocument({ id }: DeskInput<'removeDocument'>) {
    const removed = await productDocumentRepository(db).remove(id);
    if (!removed) throw notFound(`资料 ${id} `);
    return { id, fileName: removed.fileName };
  },
});
