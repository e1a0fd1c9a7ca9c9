import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { limits } from 'shared-kernel/domain';
import { invalid } from '../http/call-error';
import type { FileStore } from '../ports/file-store';

const pdfMark = '%PDF-';

/** A PDF in the file store. */
export interface TakenFile {
  readonly fileId: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

const ifNoFile =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') throw invalid(`没有此文件：${path}`);
    throw error;
  };

/**
 * Puts a PDF from the admin CLI's machine into the store; the sweep deletes files that no row names.
 * @throws CallError 60001 for a missing or too large file, or no PDF
 */
export async function takeFile(store: FileStore, path: string): Promise<TakenFile> {
  const file = await open(path).catch(ifNoFile(path));
  // One byte over the limit, to detect larger files without reading them whole.
  const content = file.createReadStream({ end: limits.uploadMaxBytes });
  const staged = await store.stage(content).catch(ifNoFile(path));
  try {
    if (staged.size > limits.uploadMaxBytes) throw invalid('文件不能超过 20 MB');
    if (!Buffer.from(staged.head).toString('latin1').startsWith(pdfMark)) throw invalid('仅支持 pdf 文件');
    await staged.keep();
    return { fileId: staged.id, fileName: basename(path), size: staged.size, sha256: staged.sha256 };
  } finally {
    await staged.discard();
  }
}
