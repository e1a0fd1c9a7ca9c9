import { isNotNull } from 'drizzle-orm';
import { sha256Of } from 'object-store/sha256';
import type { Queries } from '../db/database';
import { applicationFiles, files, productDocuments } from '../db/schema';
import type { FileStore } from '../ports/file-store';

export interface FilesCopied {
  /** Files that are in the target with the content that the database knows. */
  readonly verified: number;
  /** Ids of files that the database knows, and the source lacks or has with other content. */
  readonly damaged: readonly string[];
}

// Of a bucket most of the time is waiting.
const filesAtOnce = 4;

interface KnownFile {
  readonly id: string;
  /** SHA-256 of the content, hexadecimal. */
  readonly sha256: string;
}

/**
 * Copies the bytes of every file that the database knows into another store, and reads each back. What is there with
 * the right content is not copied again, so an interrupted copy goes on. With one store as both it only verifies.
 */
export async function copyFiles(db: Queries, from: FileStore, to: FileStore): Promise<FilesCopied> {
  const damaged: string[] = [];
  let verified = 0;
  const files = (await knownFiles(db)).values();
  const lane = async () => {
    for (const file of files) {
      if ((await has(to, file)) || (await copy(file, from, to))) verified += 1;
      else damaged.push(file.id);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, lane));
  return { verified, damaged };
}

async function knownFiles(db: Queries): Promise<KnownFile[]> {
  const ofProducts = await db
    .select({ id: productDocuments.fileId, sha256: productDocuments.sha256 })
    .from(productDocuments)
    .where(isNotNull(productDocuments.fileId));
  return [
    ...(await db.select({ id: files.id, sha256: files.sha256 }).from(files)),
    ...(await db.select({ id: applicationFiles.id, sha256: applicationFiles.sha256 }).from(applicationFiles)),
    ...ofProducts.flatMap(({ id, sha256 }) => (id === null || sha256 === null ? [] : [{ id, sha256 }])),
  ];
}

async function has(store: FileStore, { id, sha256 }: KnownFile): Promise<boolean> {
  const content = await store.open(id);
  return content !== undefined && (await sha256Of(content)) === sha256;
}

async function copy(file: KnownFile, from: FileStore, to: FileStore): Promise<boolean> {
  if (from === to) return false;
  const content = await from.open(file.id);
  if (content === undefined) return false;
  const staged = await to.stage(content, file.id);
  const isRight = staged.sha256 === file.sha256;
  try {
    if (isRight) {
      // What is there has other content.
      await to.remove(file.id);
      await staged.keep();
    }
  } finally {
    await staged.discard();
  }
  return isRight && has(to, file);
}
