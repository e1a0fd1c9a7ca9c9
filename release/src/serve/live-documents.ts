import { createHash } from 'node:crypto';
import type { Revision } from '../composition/revision';
import { currentNumber, readRevision, revisionNumbers } from '../composition/revisions';
import { LIVE_STATE } from '../documents/live-state';
import { WORKER } from '../documents/offline-worker';
import { documentsFolder } from '../documents/publish-documents';
import { DOCUMENT_INDEX, documentIndex, renderDocuments } from '../documents/render-documents';
import { readWritten } from '../documents/written-files';
import { errorCode } from '../store/durable-files';
import { parseJson } from '../store/json-files';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface LiveDocument {
  path: string;
  /** Of the uncompressed content, without quotes. */
  hash: string;
  variants: Partial<Record<Encoding, Buffer>>;
}

/** The documents of one variant of a revision. */
interface LiveVariant {
  /** Where its documents lie below the revision's folder. */
  folder: string;
  headers: Readonly<Record<string, string>>;
  /** The content of `composition.json`. */
  state: Buffer;
  /** The content of `sw.js`; null in documents that an older release tool wrote. */
  worker: Buffer | null;
  /** The document that answers a path. */
  documentFor(path: string): LiveDocument | undefined;
}

/** What a browser says of its buyer. */
interface BuyerFacts {
  bucket: number;
  /** Of the groups that the buyer belongs to, the narrowest first. */
  passes: readonly string[];
  /** The version of a shell that has not started there. */
  failedShell: string | undefined;
}

/** A revision and its documents, whole in memory, so that a reply never mixes two revisions. */
export interface LiveRevision {
  revision: Revision;
  /** What a buyer gets. */
  variantFor(buyer: BuyerFacts): LiveVariant;
}

/** The documents of a channel: what is live, and what was. */
export interface ChannelDocuments {
  /** Null before the first promotion. */
  live(): Promise<LiveRevision | null>;
  /** A revision by its number, or null when there never was such a one. */
  past(number: number): Promise<LiveRevision | null>;
  /** The revision that ought to be live and cannot be served, and why; null when all is well. */
  failing(): Failing | null;
}

interface Failing {
  revision: number;
  why: string;
}

/**
 * Follows a channel's pointer. A revision that cannot be read, or is not accepted, is reported, and the one before it
 * stays in use; whoever starts while the last one cannot be read takes the last that can.
 * @param accept throws what speaks against a revision
 */
export function followChannel(
  store: Store,
  channel: string,
  accept: (revision: Revision) => Promise<void> = async () => {},
): ChannelDocuments {
  let live: LiveRevision | null = null;
  let failed: Failing | null = null;
  let lost = false;

  /** While the pointer cannot be read, what is in memory goes on; after a start the last revision does. */
  async function pointedAt(): Promise<number | null> {
    try {
      const number = await currentNumber(store, channel);
      lost = false;
      return number;
    } catch (error) {
      if (!lost) console.error(`the pointer of channel ${channel} cannot be read:`, messageOf(error));
      lost = true;
      return live?.revision.revision ?? (await revisionNumbers(store, channel)).at(-1) ?? null;
    }
  }

  async function lastSound(before: number): Promise<LiveRevision | null> {
    const numbers = await revisionNumbers(store, channel);
    for (const number of numbers.filter((one) => one < before).reverse()) {
      try {
        return await load(store, channel, number, accept);
      } catch (error) {
        if (!isUnreadable(error)) throw error;
      }
    }
    return null;
  }

  return {
    async live() {
      const number = await pointedAt();
      if (number === null || number === live?.revision.revision || number === failed?.revision) return live;
      try {
        live = await load(store, channel, number, accept);
        failed = null;
      } catch (error) {
        const sound = live ?? (isUnreadable(error) ? await lastSound(number) : null);
        if (sound === null) throw error;
        live = sound;
        failed = { revision: number, why: `${messageOf(error)}` };
        console.error(
          `revision ${number} of channel ${channel} cannot be served:`,
          messageOf(error),
          `\nrevision ${live.revision.revision} is served in its place`,
        );
      }
      return live;
    },
    failing: () => failed,
    async past(number) {
      try {
        return await load(store, channel, number, accept);
      } catch (error) {
        if (error instanceof ReleaseError || errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

const messageOf = (error: unknown): unknown => (error instanceof ReleaseError ? error.message : error);

/** The documents of a composition that stands in no store, such as one that is being checked. */
export async function readDocuments(store: Store, revision: Revision): Promise<ChannelDocuments> {
  const files = await renderDocuments(store, revision);
  const live = await assemble(revision, async (name) => files.get(name) ?? null);
  return { live: async () => live, past: async () => null, failing: () => null };
}

async function load(
  store: Store,
  channel: string,
  number: number,
  accept: (revision: Revision) => Promise<void>,
): Promise<LiveRevision> {
  const folder = documentsFolder(store, channel, number);
  const revision = await readRevision(store, channel, number).catch(asUnreadable);
  await accept(revision);
  return assemble(revision, (name) => readWritten(folder, name)).catch(asUnreadable);
}

/** What is broken in the store, in contrast to what is whole and not accepted. */
class Unreadable extends ReleaseError {}

function asUnreadable(error: unknown): never {
  throw error instanceof ReleaseError ? new Unreadable(error.message) : error;
}

const isUnreadable = (error: unknown): boolean => error instanceof Unreadable;

async function assemble(
  revision: Revision,
  read: (name: string) => Promise<Buffer | null>,
): Promise<LiveRevision> {
  const existing = async (name: string): Promise<Buffer> => {
    const content = await read(name);
    if (content === null) throw new ReleaseError(`revision ${revision.revision} lacks ${name}`);
    return content;
  };
  const index = parseJson(`${await existing(DOCUMENT_INDEX)}`, documentIndex, DOCUMENT_INDEX);
  const variants = await Promise.all(
    index.variants.map(async ({ folder, buckets, passes, insteadOf, headers, documents }) => {
      const loaded = await Promise.all(
        documents.map(async ({ path, file }) => {
          const name = folder + file;
          const identity = await existing(name);
          const [br, gzip] = await Promise.all([read(`${name}.br`), read(`${name}.gz`)]);
          return describe(path, identity, br, gzip);
        }),
      );
      const variant: LiveVariant = {
        folder,
        headers,
        state: await existing(folder + LIVE_STATE),
        worker: await read(folder + WORKER),
        documentFor: (address) => loaded.find(({ path }) => isUnder(address, path)),
      };
      return { buckets, passes, insteadOf, variant };
    }),
  );
  const [everybody] = variants;
  if (everybody === undefined) throw new ReleaseError(`revision ${revision.revision} has no documents`);
  return {
    revision,
    variantFor({ bucket, passes, failedShell }) {
      const instead = variants.find(({ insteadOf }) => insteadOf !== null && insteadOf === failedShell);
      const ofGroup = passes.flatMap((pass) => variants.filter(({ passes }) => passes.includes(pass)))[0];
      const ofBucket = variants.find(({ buckets }) => buckets.includes(bucket));
      return (instead ?? ofGroup ?? ofBucket ?? everybody).variant;
    },
  };
}

const describe = (path: string, identity: Buffer, br: Buffer | null, gzip: Buffer | null): LiveDocument => ({
  path,
  hash: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
  variants: { identity, ...(br && { br }), ...(gzip && { gzip }) },
});

const isUnder = (address: string, path: string): boolean =>
  path === '/' || address === path || address.startsWith(`${path}/`);
