import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Deed, logged } from '../log/release-log';
import { createFile, listFolder, replaceHere } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';
import { channelName } from '../store/names';
import { fileNumbers } from '../store/numbered-files';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { type Revision, revision } from './revision';

const pointer = z.object({ revision: z.number().int().positive() });

export const revisionFile = (store: Store, channel: string, number: number): string =>
  join(store.revisions(channel), `${number}.json`);

/** The numbers of all revisions of a channel, ascending. */
export const revisionNumbers = (store: Store, channel: string): Promise<number[]> =>
  fileNumbers(store.revisions(channel));

/** The channels of a store that ever had anything live, by name. */
export async function listChannels(store: Store): Promise<string[]> {
  const names = await listFolder(store.channels);
  return names.filter((name) => channelName.safeParse(name).success).sort();
}

/** @throws ReleaseError when the channel has no such revision, or it cannot be read. */
export async function readRevision(store: Store, channel: string, number: number): Promise<Revision> {
  const found = await readJson(revisionFile(store, channel, number), revision).catch(toldToRepair);
  if (found === null) throw new ReleaseError(`channel ${channel} has no revision ${number}`);
  return found;
}

/** The number of the revision that is live on a channel, or null before its first promotion. */
export async function currentNumber(store: Store, channel: string): Promise<number | null> {
  return (await readJson(store.current(channel), pointer).catch(toldToRepair))?.revision ?? null;
}

function toldToRepair(error: unknown): never {
  if (error instanceof ReleaseError) throw new ReleaseError(`${error.message}\nrun "release repair"`);
  throw error;
}

/** The composition that is live on a channel, or null before its first promotion. */
export async function readCurrent(store: Store, channel: string): Promise<Revision | null> {
  const number = await currentNumber(store, channel);
  return number === null ? null : readRevision(store, channel, number);
}

/** Writes a revision, and who did it; false when another process took its number first. */
export function createRevision(
  store: Store,
  next: Revision,
  deed: Pick<Deed, 'by' | 'verb' | 'why'>,
): Promise<boolean> {
  const [file, content] = [revisionFile(store, next.channel, next.revision), toJson(next)];
  return logged(store, { ...deed, file, content }, () => createFile(file, content));
}

/** Puts a revision of one store into another, to the byte. */
export async function copyRevision(from: Store, to: Store, { channel, revision }: Revision): Promise<void> {
  const content = await readFile(revisionFile(from, channel, revision), 'utf8');
  await createFile(revisionFile(to, channel, revision), content);
}

/** The pointer follows the revisions, on each machine by itself. */
export async function moveCurrent(store: Store, channel: string, number: number): Promise<void> {
  await replaceHere(store.current(channel), toJson({ revision: number }));
}
