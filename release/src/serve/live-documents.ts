import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Revision } from '../composition/revision';
import { currentNumber, readRevision } from '../composition/revisions';
import { documentsFolder } from '../documents/publish-documents';
import { DOCUMENT_INDEX, documentIndex } from '../documents/render-documents';
import { errorCode } from '../store/durable-files';
import { parseJson } from '../store/json-files';
import type { Store } from '../store/store';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface LiveDocument {
  path: string;
  /** Of the uncompressed content, without quotes. */
  hash: string;
  variants: Partial<Record<Encoding, Buffer>>;
}

/** A revision and its documents, whole in memory, so that a reply never mixes two revisions. */
export interface LiveRevision {
  revision: Revision;
  headers: Readonly<Record<string, string>>;
  /** The document that answers a path. */
  documentFor(path: string): LiveDocument | undefined;
}

/**
 * Follows a channel's pointer: the returned function gives what is live now, null before the first
 * promotion. A revision that cannot be read is reported, and the one before it stays in use.
 */
export function followChannel(store: Store, channel: string): () => Promise<LiveRevision | null> {
  let live: LiveRevision | null = null;
  let failed: number | null = null;
  return async () => {
    const number = await currentNumber(store, channel);
    if (number === null || number === live?.revision.revision || number === failed) return live;
    try {
      live = await load(store, channel, number);
    } catch (error) {
      if (live === null) throw error;
      failed = number;
      console.error(`revision ${number} of channel ${channel} cannot be served`, error);
    }
    return live;
  };
}

async function load(store: Store, channel: string, number: number): Promise<LiveRevision> {
  const folder = documentsFolder(store, channel, number);
  const file = join(folder, DOCUMENT_INDEX);
  const index = parseJson(await readFile(file, 'utf8'), documentIndex, file);
  const documents = await Promise.all(
    index.documents.map(async ({ path, file: name }) => loadDocument(path, join(folder, name))),
  );
  return {
    revision: await readRevision(store, channel, number),
    headers: index.headers,
    documentFor: (address) => documents.find(({ path }) => isUnder(address, path)),
  };
}

async function loadDocument(path: string, file: string): Promise<LiveDocument> {
  const identity = await readFile(file);
  const [br, gzip] = await Promise.all([readOptional(`${file}.br`), readOptional(`${file}.gz`)]);
  return {
    path,
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
    variants: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  };
}

const isUnder = (address: string, path: string): boolean =>
  path === '/' || address === path || address.startsWith(`${path}/`);

async function readOptional(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
