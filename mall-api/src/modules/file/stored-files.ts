import type { Database, Queries } from '../../db/database';
import type { files } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { notFound } from '../../http/call-error';
import type { SentFile } from '../../http/send-file';
import type { FileStore, StagedFile } from '../../ports/file-store';
import { fileRepository } from './repository';

type FileRow = typeof files.$inferSelect;

/** A file's metadata. */
export interface FileFacts {
  readonly clientId: string;
  readonly orderId: string | null;
  readonly busType: FileRow['busType'];
  readonly fileName: string;
  readonly contentType: string;
}

/** Files with their bytes: database rows and the file store. */
export function createStoredFiles(db: Database, clock: () => Date, store: FileStore) {
  return {
    /**
     * Turns staged content into a file, within the caller's transaction; the caller discards it if that
     * fails.
     * @returns the file's id
     */
    async keep(tx: Queries, staged: StagedFile, facts: FileFacts): Promise<string> {
      const { id, size, sha256 } = staged;
      await fileRepository(tx).insert({ id, size, sha256, ...facts, createdAt: clock() });
      await staged.keep();
      return id;
    },

    /** @throws CallError 60004 not found, or not the buyer's */
    async sendOwn(buyer: Buyer, id: string): Promise<SentFile> {
      const file = await fileRepository(db).find(buyer, id);
      const content = file && (await store.open(id));
      if (!file || !content) throw notFound('文件');
      return { fileName: file.fileName, contentType: file.contentType, size: file.size, content };
    },

    /** Returns the bytes of an existing file. */
    async read(id: string): Promise<Buffer> {
      const content = await store.open(id);
      if (!content) throw new Error(`The file store has lost ${id}.`);
      return Buffer.concat(await content.toArray());
    },

    /** Returns a file's bytes; undefined if it was removed. */
    async readIfThere(id: string): Promise<Buffer | undefined> {
      const content = await store.open(id);
      return content && Buffer.concat(await content.toArray());
    },

    /** Receives a file that the shop made, ready to be kept. */
    async stage(content: Uint8Array): Promise<StagedFile> {
      const staged = await store.stage(content);
      try {
        await staged.send();
      } catch (error) {
        await staged.discard();
        throw error;
      }
      return staged;
    },

    /** Deletes a replaced file's row; `forget` deletes its bytes. */
    async replace(tx: Queries, id: string | null): Promise<void> {
      if (id !== null) await fileRepository(tx).delete(id);
    },

    /** Deletes a replaced file's bytes once its transaction is committed; on failure the sweep does. */
    async forget(id: string | null): Promise<void> {
      if (id !== null) await store.remove(id);
    },
  };
}

export type StoredFiles = ReturnType<typeof createStoredFiles>;
