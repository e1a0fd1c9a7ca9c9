import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { limits } from 'shared-kernel/domain';
import { invalid } from '../http/call-error';
import type { FileStore } from '../ports/file-store';

const pdfMark = '%PDF-';

/** A PDF that has been put into the store. */
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
 * Puts a PDF of whoever works at the desk into the store; what no row names in the end, the sweep deletes.
 * @throws CallError 60001 for what is not there, too large or no PDF
 */
export async function takeFile(store: FileStore, path: string): Promise<TakenFile> {
  const file = await open(path).catch(ifNoFile(path));
  // One byte more than may be: that tells what is too large without reading all of it.
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
