import type { ComposedApps } from '../composition/revision';
import type { BuildDescription } from '../publish/build-description';
import type { ReleaseRecord } from '../publish/release-record';
import { readRelease } from '../publish/releases';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';

/** The releases of a composition by app. */
export type Releases = ReadonlyMap<string, ReleaseRecord>;

export async function composedReleases(store: Store, apps: ComposedApps): Promise<Releases> {
  const releases = await Promise.all(
    Object.entries(apps).map(
      async ([app, { version }]) => [app, await readRelease(store, app, version)] as const,
    ),
  );
  return new Map(releases);
}

export const shellBuild = (releases: Releases): BuildDescription => {
  const shell = [...releases.values()].find(({ build }) => build.manifest === undefined);
  if (shell === undefined) throw new ReleaseError('a composition needs the shell');
  return shell.build;
};

export const remoteBuilds = (releases: Releases): BuildDescription[] =>
  [...releases.values()].flatMap(({ build }) => (build.manifest === undefined ? [] : [build]));

/** Remotes and shell of which at least one is a candidate. */
export const concernedRemotes = (releases: Releases, candidates: ReadonlySet<string>): BuildDescription[] =>
  remoteBuilds(releases).filter(({ app }) => candidates.has(app) || candidates.has(shellBuild(releases).app));

/** Views that an app shows: those that its code names, and those in the extension slots of its routes unless a channel states others. */
export const slotsShownBy = ({ slots, routes }: BuildDescription): string[] => [
  ...new Set([...slots, ...Object.values(routes).flatMap(({ extensions }) => extensions)]),
];
