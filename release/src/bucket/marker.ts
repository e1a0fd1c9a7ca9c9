import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceHere } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';

const marker = z.object({
  /** Of the store that the folder is a copy of. */
  place: z.string(),
  /** When it was whole and up to date, as far as it was noted; null while it never was. */
  freshAt: z.iso.datetime().nullable(),
});
export type Marker = z.infer<typeof marker>;

const fileOf = (root: string): string => join(root, '.bucket.json');

/** What a folder is a copy of; null for a store of its own. */
export const readMarker = (root: string): Promise<Marker | null> => readJson(fileOf(root), marker);

export async function writeMarker(root: string, place: string, freshAt: number): Promise<void> {
  const content: Marker = { place, freshAt: freshAt === 0 ? null : new Date(freshAt).toISOString() };
  await replaceHere(fileOf(root), toJson(content));
}

/** From now on it is a store of its own. */
export const removeMarker = (root: string): Promise<void> => rm(fileOf(root), { force: true });
