import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Revision } from '../composition/revision';
import { createFolder, listFolder, sweepLeftovers, temporaryPath } from '../store/durable-files';
import type { Store } from '../store/store';
import { writeCompressed } from '../store/write-compressed';
import { renderDocuments } from './render-documents';

/** Where the documents of a revision lie. */
export const documentsFolder = (store: Store, channel: string, revision: number): string =>
  join(store.documents(channel), `${revision}`);

/** Renders and writes the documents of a revision, all or none; those that exist stay. */
export async function publishDocuments(store: Store, revision: Revision): Promise<void> {
  const { channel } = revision;
  const folder = documentsFolder(store, channel, revision.revision);
  if ((await listFolder(folder)).length > 0) return;
  await mkdir(store.documents(channel), { recursive: true });
  await sweepLeftovers(store.documents(channel));
  const temporary = temporaryPath(store.documents(channel));
  await mkdir(temporary);
  await writeCompressed(temporary, await renderDocuments(store, revision));
  await createFolder(temporary, folder);
}

/** Whether rendering a revision today gives what was written for it. */
export async function documentsAreCurrent(store: Store, revision: Revision): Promise<boolean> {
  const folder = documentsFolder(store, revision.channel, revision.revision);
  for (const [name, content] of await renderDocuments(store, revision)) {
    const written = await readFile(join(folder, name)).catch(() => null);
    if (written === null || !written.equals(content)) return false;
  }
  return true;
}
