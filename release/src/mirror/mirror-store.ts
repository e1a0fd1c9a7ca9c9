import { copyFile, lstat, mkdir, readdir, readFile, readlink, symlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { verifyLineup } from '../composition/require-signatures';
import {
  copyRevision,
  currentNumber,
  listChannels,
  moveCurrent,
  readRevision,
} from '../composition/revisions';
import { variantsOf } from '../composition/variants';
import { readConfiguration } from '../configuration/stored-configuration';
import { documentsFolder, moveLiveDocuments } from '../documents/publish-documents';
import { copyLog } from '../log/copy-log';
import { createFile, createFolder, listFolder, sweepLeftovers, temporaryPath } from '../store/durable-files';
import { openStore, type Store } from '../store/store';

export interface Mirrored {
  channel: string;
  revision: number;
  /** Releases and document folders that the mirror did not have yet. */
  copied: number;
}

/**
 * Brings a copy of what is live up to date in another folder: releases first, then documents, then the pointers, so
 * that the copy never names anything that it does not hold. Whole folders appear at once or not at all; killed at any
 * point it leaves the copy as it was, or ahead by files that nothing names yet. Nothing is removed: a document that a
 * cache still serves finds its files.
 */
export async function mirrorStore(store: Store, folder: string): Promise<Mirrored[]> {
  const mirror = openStore(folder);
  const channels = await listChannels(store);
  const { config } = await readConfiguration(store);
  const mirrored: Mirrored[] = [];
  for (const channel of channels) {
    const number = await currentNumber(store, channel);
    if (number === null) continue;
    if (config.channels[channel]?.signed)
      await verifyLineup(store, await readRevision(store, channel, number));
    mirrored.push(await mirrorChannel(store, mirror, channel, number));
  }
  return mirrored;
}

async function mirrorChannel(
  store: Store,
  mirror: Store,
  channel: string,
  number: number,
): Promise<Mirrored> {
  // Everything below follows from this one revision; what is promoted meanwhile is for the next run.
  const revision = await readRevision(store, channel, number);
  const releases = new Map(
    variantsOf(revision).flatMap(({ apps }) =>
      Object.entries(apps).flatMap(([app, { version, previous }]) =>
        [version, previous].flatMap((each) =>
          each === null ? [] : [[`${app}@${each}`, [app, each] as const]],
        ),
      ),
    ),
  );
  await copyLog(store, mirror);
  let copied = 0;
  for (const [app, version] of releases.values()) {
    if (await copyWhole(store.release(app, version), mirror.release(app, version))) copied += 1;
    await copyAdded(store.attestations(app, version), mirror.attestations(app, version));
  }
  const documents = documentsFolder(mirror, channel, number);
  if (await copyWhole(documentsFolder(store, channel, number), documents)) copied += 1;
  await copyRevision(store, mirror, revision);
  if ((await currentNumber(mirror, channel)) !== number) {
    await moveLiveDocuments(mirror, channel, number);
    await moveCurrent(mirror, channel, number);
  }
  return { channel, revision: number, copied };
}

/** Copies what was added to a folder whose files never change. */
async function copyAdded(from: string, to: string): Promise<void> {
  for (const name of await listFolder(from))
    await createFile(join(to, name), await readFile(join(from, name), 'utf8'));
}

/** Copies a folder that never changes; false when it is there already. */
async function copyWhole(from: string, to: string): Promise<boolean> {
  if ((await listFolder(to)).length > 0) return false;
  const parent = dirname(to);
  await mkdir(parent, { recursive: true });
  await sweepLeftovers(parent);
  const temporary = temporaryPath(parent);
  await copyTree(from, temporary);
  return createFolder(temporary, to);
}

/** With times, of which web servers make validators, and links, which lead to canaries. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else {
      await copyFile(source, target);
      const { atime, mtime } = await lstat(source);
      await utimes(target, atime, mtime);
    }
  }
}
