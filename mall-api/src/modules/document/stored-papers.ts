import type { Database, Queries } from '../../db/database';
import type { FileFacts, StoredFiles } from '../file/stored-files';
import type { DocumentOrder } from './repository';

/** Where the file id of a document that is rendered once is recorded. */
export interface PaperSlot {
  /** Locks the slot. @returns the file that it already has */
  known(tx: Queries): Promise<string | null>;
  note(tx: Queries, fileId: string): Promise<void>;
}

interface Named extends Pick<FileFacts, 'busType' | 'fileName'> {
  readonly found: DocumentOrder;
}

/** Documents that are stored as files once rendered. */
export function createStoredPapers(db: Database, stored: StoredFiles) {
  return {
    /** Stores a document, unless another request did so meanwhile. @returns the file's id */
    async keep(pdf: Uint8Array, { found, ...names }: Named, slot: PaperSlot): Promise<string> {
      const staged = await stored.stage(pdf);
      try {
        return await db.transaction(async (tx) => {
          const known = await slot.known(tx);
          if (known) return known;
          const fileId = await stored.keep(tx, staged, {
            clientId: found.order.clientId,
            orderId: found.order.id,
            contentType: 'application/pdf',
            ...names,
          });
          await slot.note(tx, fileId);
          return fileId;
        });
      } finally {
        await staged.discard();
      }
    },
  };
}

export type StoredPapers = ReturnType<typeof createStoredPapers>;
