import { mkdir, rename, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { shellOf } from '../composition/check-composition';
import { BUCKETS, type Revision } from '../composition/revision';
import {
  createFolder,
  errorCode,
  listFolder,
  sweepLeftovers,
  syncFolder,
  temporaryPath,
} from '../store/durable-files';
import type { Store } from '../store/store';
import { writeCompressed } from '../store/write-compressed';
import { renderDocuments, WITHOUT } from './render-documents';
import { isPackedOnly, isWritten } from './written-files';

/** The link beside the numbered folders that leads to the live one. */
const LIVE = 'live';
/** Present where past compositions can be opened. */
const INSPECTABLE = 'inspectable';
// A canary has a bucket at least; everybody else's documents come on top, and those with the shell before.
const VARIANTS_AT_MOST = BUCKETS + 2;

/** Where the documents of a revision lie. */
export const documentsFolder = (store: Store, channel: string, revision: number): string =>
  join(store.documents(channel), `${revision}`);

/**
 * Writes the documents of a revision, all or none; those that exist stay. Documents are written in their packed forms
 * only: whoever takes neither has one unpacked on the way.
 * @param rendered what was rendered of it already
 */
export async function publishDocuments(
  store: Store,
  revision: Revision,
  rendered?: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { channel } = revision;
  const folder = documentsFolder(store, channel, revision.revision);
  if ((await listFolder(folder)).length > 0) return;
  await mkdir(store.documents(channel), { recursive: true });
  await sweepLeftovers(store.documents(channel));
  const temporary = temporaryPath(store.documents(channel));
  await mkdir(temporary);
  const files = rendered ?? (await renderDocuments(store, revision));
  await writeCompressed(temporary, files, { effort: 'quick', packedOnly: isPackedOnly });
  await linkBuckets(temporary, revision);
  await linkGroups(temporary, revision);
  await linkShellCanary(temporary, revision);
  if (revision.settings.inspect) await writeFile(join(temporary, INSPECTABLE), '');
  await stampTimes(temporary, revision.revision, [...files.keys()]);
  await createFolder(temporary, folder);
}

/** Points `live` at the documents of a revision: what a web server in front of the store follows. */
export async function moveLiveDocuments(store: Store, channel: string, revision: number): Promise<void> {
  const temporary = temporaryPath(store.documents(channel));
  await symlink(`${revision}`, temporary);
  await rename(temporary, join(store.documents(channel), LIVE));
  await syncFolder(store.documents(channel));
}

/** `buckets/07` leads to the documents of the canary that bucket 7 has; other buckets have no link. */
async function linkBuckets(folder: string, revision: Revision): Promise<void> {
  const canaries = Object.entries(revision.canaries).filter(([, { buckets }]) => buckets.length > 0);
  if (canaries.length === 0) return;
  await mkdir(join(folder, 'buckets'));
  for (const [app, { buckets }] of canaries) {
    for (const bucket of buckets) {
      await symlink(`../canary/${app}`, join(folder, 'buckets', `${bucket}`.padStart(2, '0')));
    }
  }
}

/** `groups/<pass>` leads to the documents of the canary that was given to a group of buyers. */
async function linkGroups(folder: string, { canaries }: Revision): Promise<void> {
  const groups = Object.entries(canaries).flatMap(([app, { chosen }]) =>
    chosen.map(({ pass }) => ({ app, pass })),
  );
  if (groups.length === 0) return;
  await mkdir(join(folder, 'groups'));
  for (const { app, pass } of groups) await symlink(`../canary/${app}`, join(folder, 'groups', pass));
}

/** `without/<version>` of a shell's canary leads to everybody's documents. */
async function linkShellCanary(folder: string, { apps, canaries }: Revision): Promise<void> {
  const canary = canaries[shellOf(apps).name];
  if (canary === undefined) return;
  await mkdir(join(folder, WITHOUT), { recursive: true });
  await symlink('..', join(folder, WITHOUT, canary.composed.version));
}

/**
 * Web servers make validators of a file's time and size, and the documents of two revisions made in one second often
 * have the same size. So their times count revisions and variants, not seconds.
 */
async function stampTimes(folder: string, revision: number, names: readonly string[]): Promise<void> {
  const variants = [...new Set(names.map((name) => dirname(name)))];
  for (const name of names) {
    const time = revision * VARIANTS_AT_MOST + variants.indexOf(dirname(name));
    for (const file of [name, `${name}.br`, `${name}.gz`]) {
      await utimes(join(folder, file), time, time).catch(ignoreMissing);
    }
  }
}

function ignoreMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
}

/** Whether rendering a revision today gives what was written for it. */
export async function documentsAreCurrent(store: Store, revision: Revision): Promise<boolean> {
  const folder = documentsFolder(store, revision.channel, revision.revision);
  for (const [name, content] of await renderDocuments(store, revision)) {
    if (!(await isWritten(folder, name, content))) return false;
  }
  return true;
}
