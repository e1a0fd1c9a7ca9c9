import { readReports } from '../checks/check-report';
import type { Revision } from '../composition/revision';
import { currentNumber, readRevision, revisionNumbers } from '../composition/revisions';
import { variantsOf } from '../composition/variants';
import type { Policy } from '../configuration/release-config';
import { listApps, listReleases, newestVersion } from '../publish/releases';
import { listFolder } from '../store/durable-files';
import type { Store } from '../store/store';

const DAY_MS = 86_400_000;

export interface Dispensable {
  releases: { app: string; version: string }[];
  /** Revisions whose documents go; the revisions themselves stay. */
  documents: { channel: string; revision: number }[];
}

/** What a store may do without, by its policy. */
export async function dispensable(
  store: Store,
  channels: readonly string[],
  { revisions, days }: Policy['keep'],
  at: Date,
): Promise<Dispensable> {
  const since = new Date(at.getTime() - days * DAY_MS).toISOString();
  const documents: Dispensable['documents'] = [];
  const needed = new Set<string>();
  for (const channel of channels) {
    const kept = await keptRevisions(store, channel, revisions, since);
    for (const release of kept.flatMap(releasesOf)) needed.add(release);
    const numbers = new Set(kept.map(({ revision }) => revision));
    for (const name of await listFolder(store.documents(channel)))
      if (/^\d+$/.test(name) && !numbers.has(Number(name)))
        documents.push({ channel, revision: Number(name) });
  }
  const releases: Dispensable['releases'] = [];
  for (const app of await listApps(store)) {
    needed.add(`${app}@${await newestVersion(store, app)}`);
    for (const { version, publishedAt } of await listReleases(store, app))
      if (publishedAt < since && !needed.has(`${app}@${version}`)) releases.push({ app, version });
  }
  return { releases, documents };
}

/** Pictures that only checks of releases that go, or none, have taken. */
export async function unshownPictures(store: Store, gone: Dispensable['releases']): Promise<string[]> {
  const going = new Set(gone.map(({ app, version }) => `${app}@${version}`));
  const shown = new Set<string | null>();
  for (const app of await listApps(store))
    for (const { version } of await listReleases(store, app))
      if (!going.has(`${app}@${version}`))
        for (const { pictures } of await readReports(store, app, version))
          for (const { before, after, marked } of pictures) shown.add(before).add(after).add(marked);
  const kept = (await listFolder(store.pictures)).map((file) => file.replace(/\.webp$/, ''));
  return kept.filter((name) => !shown.has(name));
}

/** The last ones, and those that were live at some time since a moment. */
async function keptRevisions(
  store: Store,
  channel: string,
  most: number,
  since: string,
): Promise<Revision[]> {
  const current = await currentNumber(store, channel);
  const kept: Revision[] = [];
  for (const number of (await revisionNumbers(store, channel)).reverse()) {
    const revision = await readRevision(store, channel, number);
    const endedAt = kept.at(-1)?.createdAt ?? '9';
    if (kept.length >= most && endedAt < since && (current === null || number < current)) break;
    kept.push(revision);
  }
  return kept;
}

const releasesOf = (revision: Revision): string[] =>
  variantsOf(revision).flatMap(({ apps }) =>
    Object.entries(apps).flatMap(([app, { version, previous }]) =>
      [version, previous].flatMap((each) => (each === null ? [] : [`${app}@${each}`])),
    ),
  );
