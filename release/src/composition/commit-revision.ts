import { isDeepStrictEqual } from 'node:util';
import { documentsAreCurrent, publishDocuments } from '../documents/publish-documents';
import { renderDocuments } from '../documents/render-documents';
import { sweepLeftovers } from '../store/durable-files';
import { withLock } from '../store/lock';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { checkComposition } from './check-composition';
import type { ReleaseConfig } from './release-config';
import type { ComposedApps, Revision } from './revision';
import { createRevision, currentNumber, moveCurrent, readRevision, revisionNumbers } from './revisions';

export interface ChangeOptions {
  store: Store;
  /** Such as `stable`. */
  channel: string;
  by: string;
  why: string;
  config: ReleaseConfig;
  /** Refuse the change when the channel is not at this revision; 0 expects an empty channel. */
  expectRevision?: number | undefined;
}

export interface Committed {
  revision: Revision;
  /** False when everything was already so; no revision was written then. */
  changed: boolean;
}

/** The apps of the next revision, from those of the latest one. */
export type Change = (apps: ComposedApps) => Promise<ComposedApps>;

/**
 * Writes the next revision of a channel and makes it live.
 *
 * The revisions are the truth and the pointer follows them: creating the file of revision n+1, which
 * only one process can, is the moment a change counts. A process killed after that moment leaves a
 * pointer that lags; the next change finishes the work before it starts its own.
 */
export async function commitRevision(options: ChangeOptions, change: Change): Promise<Committed> {
  const { store, channel } = options;
  return withLock(store.lock(channel), async () => {
    await sweepLeftovers(store.revisions(channel));
    for (;;) {
      const latest = await settle(store, channel);
      checkExpectation(options, latest);
      const next = nextRevision(options, latest, await change(latest?.apps ?? {}));
      checkComposition(next.apps);
      if (latest !== null && sameComposition(latest, next) && (await documentsAreCurrent(store, latest))) {
        return { revision: latest, changed: false };
      }
      // What cannot be rendered never becomes a revision.
      await renderDocuments(store, next);
      if (!(await createRevision(store, next))) continue;
      await settle(store, channel);
      return { revision: next, changed: true };
    }
  });
}

/** Brings documents and pointer up to the latest revision, and returns that. */
async function settle(store: Store, channel: string): Promise<Revision | null> {
  for (;;) {
    const number = (await revisionNumbers(store, channel)).at(-1);
    if (number === undefined) return null;
    const latest = await readRevision(store, channel, number);
    if ((await currentNumber(store, channel)) === number) return latest;
    await publishDocuments(store, latest);
    await moveCurrent(store, channel, number);
  }
}

function checkExpectation({ channel, expectRevision }: ChangeOptions, latest: Revision | null): void {
  const number = latest?.revision ?? 0;
  if (expectRevision === undefined || expectRevision === number) return;
  throw new ReleaseError(`channel ${channel} is at revision ${number}, not at ${expectRevision}`);
}

function nextRevision(options: ChangeOptions, latest: Revision | null, apps: ComposedApps): Revision {
  const { channel, by, why, config } = options;
  return {
    revision: (latest?.revision ?? 0) + 1,
    channel,
    createdAt: new Date().toISOString(),
    by,
    why,
    apps,
    canary: latest?.canary ?? null,
    settings: { overrides: config.channels[channel]?.overrides ?? false },
    site: config.site,
  };
}

const lasting = ({ apps, canary, settings, site }: Revision) => ({ apps, canary, settings, site });
const sameComposition = (a: Revision, b: Revision): boolean => isDeepStrictEqual(lasting(a), lasting(b));
