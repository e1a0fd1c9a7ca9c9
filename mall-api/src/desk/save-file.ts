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
 * Writes a file that somebody handed in to where the desk works, readable by its user alone. Its own name, which a stranger
 * chose, names nothing here.
 * @param to where; else its id in the folder of work
 * @returns the path
 * @throws CallError 60001 when there is something already, 60004 when the store does not have it
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
