import type { Database, Queries } from '../../db/database';
import type { FileFacts, StoredFiles } from '../file/stored-files';
import type { DocumentOrder } from './repository';

/** Where a paper is noted that is made once. */
export interface PaperSlot {
  /** Locks the slot. @returns the file that is in it already */
  known(tx: Queries): Promise<string | null>;
  note(tx: Queries, fileId: string): Promise<void>;
}

interface Named extends Pick<FileFacts, 'busType' | 'fileName'> {
  readonly found: DocumentOrder;
}

/** Papers that are kept as files once they are made. */
export function createKeptPapers(db: Database, stored: StoredFiles) {
  return {
    /** Keeps a paper, unless somebody else has made it meanwhile. @returns the file's id */
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

export type KeptPapers = ReturnType<typeof createKeptPapers>;
