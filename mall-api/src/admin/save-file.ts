import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { invalid, notFound } from '../http/call-error';
import type { FileStore } from '../ports/file-store';

const facts = z.object({ fileId: z.string(), contentType: z.string() });

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
};

/**
 * Writes a submitted file to the admin CLI's machine, readable by its user only. Ignores the file's own name,
 * which is untrusted.
 * @param to target path; by default the file's id in the working directory
 * @returns the path
 * @throws CallError 60001 the target exists, 60004 the store does not have the file
 */
export async function saveFile(store: FileStore, file: unknown, to?: string): Promise<string> {
  const { fileId, contentType } = facts.parse(file);
  const content = await store.open(fileId);
  if (!content) throw notFound(`文件 ${fileId} 的内容`);
  const path = resolve(to ?? `${fileId}${endings[contentType] ?? ''}`);
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw invalid(`${path} 已存在`);
      throw error;
    },
  );
  return path;
}
