import { isDeepStrictEqual } from 'node:util';
import { type ConfigurationState, readConfiguration } from '../configuration/stored-configuration';
import { documentsAreCurrent, publishDocuments } from '../documents/publish-documents';
import { renderDocuments } from '../documents/render-documents';
import { actorOf, authorize, signedBy } from '../rights/rights';
import { sweepLeftovers } from '../store/durable-files';
import { withLock } from '../store/lock';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { beyondApps } from './beyond-apps';
import { checkComposition } from './check-composition';
import { follow, unfollow } from './follow';
import { changesBetween } from './history';
import { requireSignatures } from './require-signatures';
import type { Lineup, Revision } from './revision';
import { createRevision, currentNumber, readCurrent } from './revisions';
import { settle } from './settle';
import { variantsOf } from './variants';

export interface ChangeOptions {
  store: Store;
  /** Such as `stable`. */
  channel: string;
  by: string;
  why: string;
  /** Refuse the change when the channel is not at this revision; 0 expects an empty channel. */
  expectRevision?: number | undefined;
  /** The token of the team that acts; needed in a store with rights. */
  token?: string | undefined;
  /** Why to go without a passed check on a channel that asks for one; the history keeps it. */
  unchecked?: string | undefined;
}

export interface Committed {
  revision: Revision;
  /** False when everything was already so; no revision was written then. */
  changed: boolean;
  /** The channels that follow this one, each with its revision, or why it could not go along. */
  followers: readonly Follower[];
}

interface Follower {
  channel: string;
  revision: number;
  refused?: string;
}

/** What the next revision shows, from what the latest one does. */
export type Change = (lineup: Lineup) => Promise<Lineup>;

const NOTHING: Lineup = { apps: {}, canaries: {}, queued: {}, withdrawn: {}, urgent: {}, following: [] };

/**
 * Writes the next revision of a channel and makes it live, and brings the channels along that follow it.
 *
 * The revisions are the truth and the pointer follows them: creating the file of revision n+1, which
 * only one process can, is the moment a change counts. A process killed after that moment leaves a
 * pointer that lags; the next change finishes the work before it starts its own.
 * @param verb what the log calls it
 */
export async function commitRevision(
  options: ChangeOptions,
  verb: string,
  change: Change,
): Promise<Committed> {
  const committed = await commit(options, verb, change);
  return { ...committed, followers: committed.changed ? await leadFollowers(options) : [] };
}

async function commit(
  options: ChangeOptions,
  verb: string,
  change: Change,
): Promise<Omit<Committed, 'followers'>> {
  const { store, channel } = options;
  return withLock(store.lock(channel), async () => {
    await sweepLeftovers(store.revisions(channel));
    for (;;) {
      const latest = await settle(store, channel);
      checkExpectation(options, latest);
      const configuration = await readConfiguration(store);
      const { follows = null, signed = false } = configuration.config.channels[channel] ?? {};
      const followed = follows === null ? null : await readCurrent(store, follows);
      const own = lineupOf(latest ?? NOTHING);
      const before = followed === null ? own : follow(own, followed);
      const asked = unfollow(before, await change(before));
      const changedTo = followed === null ? asked : follow(asked, followed);
      const after = signed ? await requireSignatures(store, before, changedTo) : changedTo;
      const next = nextRevision(options, configuration, latest, after);
      // What comes with the channel that is followed was released there.
      const changed = changesBetween(before, next).map(({ app }) => app);
      const beyond = beyondApps(before, next, configuration.config);
      const team = await authorize(store, options.token, changed, beyond);
      next.by = signedBy(next.by, team);
      for (const { apps } of variantsOf(next)) checkComposition(apps);
      if (latest !== null && sameComposition(latest, next) && (await documentsAreCurrent(store, latest))) {
        return { revision: latest, changed: false };
      }
      // What cannot be rendered never becomes a revision.
      const rendered = await renderDocuments(store, next);
      const deed = { by: await actorOf(store, options), verb, why: options.why };
      if (!(await createRevision(store, next, deed))) continue;
      await publishDocuments(store, next, rendered);
      await settle(store, channel);
      return { revision: next, changed: true };
    }
  });
}

function checkExpectation({ channel, expectRevision }: ChangeOptions, latest: Revision | null): void {
  const number = latest?.revision ?? 0;
  if (expectRevision === undefined || expectRevision === number) return;
  throw new ReleaseError(`channel ${channel} is at revision ${number}, not at ${expectRevision}`);
}

function nextRevision(
  options: ChangeOptions,
  { number, config }: ConfigurationState,
  latest: Revision | null,
  lineup: Lineup,
): Revision {
  const { channel, by, why } = options;
  const { overrides = false, inspect = false, extensions = {} } = config.channels[channel] ?? {};
  return {
    revision: (latest?.revision ?? 0) + 1,
    channel,
    createdAt: new Date().toISOString(),
    by,
    why,
    ...lineup,
    unchecked: options.unchecked ?? null,
    configuration: number,
    settings: { overrides, inspect, extensions },
    site: config.site,
  };
}

/** Has the channels that follow one take over what it has now; those that nobody has used yet have time. */
async function leadFollowers(options: ChangeOptions): Promise<Follower[]> {
  const { store, channel, by, why, token } = options;
  const { channels } = (await readConfiguration(store)).config;
  const followers: Follower[] = [];
  for (const [name, { follows }] of Object.entries(channels)) {
    const number = await currentNumber(store, name);
    if (follows !== channel || name === channel || number === null) continue;
    try {
      const change = { store, channel: name, by, why: `as ${channel}: ${why}`, token };
      const { revision } = await commitRevision(change, 'follow', async (lineup) => lineup);
      followers.push({ channel: name, revision: revision.revision });
    } catch (error) {
      // What is live there may not go with what somebody promoted here.
      if (!(error instanceof ReleaseError)) throw error;
      followers.push({ channel: name, revision: number, refused: error.message });
    }
  }
  return followers;
}

const lineupOf = ({ apps, canaries, queued, withdrawn, urgent, following }: Lineup): Lineup => ({
  apps,
  canaries,
  queued,
  withdrawn,
  urgent,
  following,
});
const lasting = ({ configuration, settings, site, ...revision }: Revision) => ({
  ...lineupOf(revision),
  configuration,
  settings,
  site,
});
const sameComposition = (a: Revision, b: Revision): boolean => isDeepStrictEqual(lasting(a), lasting(b));
