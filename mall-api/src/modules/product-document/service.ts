import { zipSync } from 'fflate';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound } from '../../http/call-error';
import type { SentFile } from '../../http/send-file';
import type { StoredFiles } from '../file/stored-files';
import { distinctNames, savableName } from './document-names';
import type { DrawDocument } from './draw-document';
import { type ProductDocumentRow, productDocumentRepository } from './repository';

const contentType = 'application/pdf';
const known = /^\d{1,18}$/;

/** Product documents, single and as a zip; for buyers, like the product page. */
export function createProductDocuments(
  db: Database,
  { stored, draw }: { stored: StoredFiles; draw: DrawDocument | undefined },
) {
  const documents = productDocumentRepository(db);

  async function contentOf(document: ProductDocumentRow, { memberId }: Buyer): Promise<Uint8Array> {
    const content =
      document.fileId === null ? await draw?.(document, memberId) : await stored.readIfThere(document.fileId);
    if (!content) throw notFound('资料');
    return content;
  }

  return {
    /** @throws CallError 60004 no such document */
    async one(id: string, buyer: Buyer): Promise<SentFile> {
      const found = known.test(id) ? await documents.find(id) : undefined;
      if (!found) throw notFound('资料');
      const content = await contentOf(found, buyer);
      return { fileName: savableName(found.fileName), contentType, size: content.length, content };
    },

    /**
     * All documents of a product in a zip named by its model.
     * @throws CallError 60004 for an unknown product, or one without documents
     */
    async all(productId: string, buyer: Buyer): Promise<SentFile> {
      const model = known.test(productId) ? await documents.modelOf(productId) : undefined;
      if (model === undefined) throw notFound('商品');
      const rows = await documents.of(productId);
      const [first] = rows;
      if (!first) throw notFound('资料');
      const names = distinctNames(rows.map(({ fileName }) => savableName(fileName)));
      const files: Record<string, Uint8Array> = {};
      for (const [index, row] of rows.entries()) files[names[index] ?? row.id] = await contentOf(row, buyer);
      // PDFs are already compressed.
      const content = zipSync(files, { level: 0, mtime: first.createdAt });
      const fileName = savableName(`${model} 资料包`).replace(/pdf$/, 'zip');
      return { fileName, contentType: 'application/zip', size: content.length, content };
    },
  };
}

export type ProductDocuments = ReturnType<typeof createProductDocuments>;
