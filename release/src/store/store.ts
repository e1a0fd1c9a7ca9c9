import { join, resolve } from 'node:path';
import { appName, channelName, checkedName, releaseVersion } from './names';

/**
 * Where everything of a release store lies. The store is plain files, so any number of processes can
 * work on it at once and any static server can serve `apps/` and `documents/`.
 *
 * | path | what |
 * |---|---|
 * | `apps/<app>/<version>/` | one immutable release |
 * | `apps/<app>/.newest.json` | the release published last |
 * | `channels/<channel>/revisions/<n>.json` | append-only compositions |
 * | `channels/<channel>/current` | pointer to the composition that is live |
 * | `documents/<channel>/<n>/` | the documents rendered from that composition |
 * | `checks/<app>/<version>/<n>.json` | reports of the checks of a release |
 * | `pictures/<digest>.webp` | pages that a check has shown, before and after |
 * | `surfaces/<digest>.json` | the kernel's types that builds were compiled against, from who may release the shell |
 * | `surfaces/<app>/<digest>.json` | the same from another team, for its app alone |
 * | `attestations/<app>/<version>/` | who signed a release, where it comes from, and its bill of materials |
 * | `source-maps/<app>/<version>/` | for the team: which line of source a place in a script comes from |
 * | `kits/` | packages for repositories elsewhere, and by kernel which of them fit |
 * | `rights.json` | who may release what |
 * | `configuration/<n>.json` | append-only: channels, site settings, policy |
 * | `keys.json` | whose signatures count |
 * | `log/<n>.json` | append-only: who wrote any of this, each entry chained to the one before |
 * | `telemetry/<day>.jsonl` | what browsers report, where the API is told to write it here |
 */
export interface Store {
  readonly root: string;
  readonly apps: string;
  readonly telemetry: string;
  readonly channels: string;
  app(app: string): string;
  newest(app: string): string;
  release(app: string, version: string): string;
  revisions(channel: string): string;
  current(channel: string): string;
  lock(channel: string): string;
  documents(channel: string): string;
  checks(app: string, version: string): string;
  readonly pictures: string;
  picture(digest: string): string;
  readonly surfaces: string;
  surface(digest: string): string;
  surfaceOf(app: string, digest: string): string;
  readonly kits: string;
  kit(surface: string): string;
  attestations(app: string, version: string): string;
  sourceMaps(app: string, version: string): string;
  readonly rights: string;
  readonly configuration: string;
  readonly keys: string;
  readonly log: string;
}

/** Describes the store at a folder, which need not exist yet. Paths with malformed names are refused. */
export function openStore(folder: string): Store {
  const root = resolve(folder);
  const apps = join(root, 'apps');
  const app = (name: string) => join(apps, checkedName(appName, name, 'app name'));
  const channels = join(root, 'channels');
  const channel = (name: string) => join(channels, checkedName(channelName, name, 'channel name'));
  const version = (name: string) => checkedName(releaseVersion, name, 'version');
  return {
    root,
    apps,
    telemetry: join(root, 'telemetry'),
    channels,
    app,
    newest: (name) => join(app(name), '.newest.json'),
    release: (name, of) => join(app(name), version(of)),
    revisions: (name) => join(channel(name), 'revisions'),
    current: (name) => join(channel(name), 'current'),
    lock: (name) => join(channel(name), 'lock'),
    documents: (name) => join(root, 'documents', checkedName(channelName, name, 'channel name')),
    pictures: join(root, 'pictures'),
    picture: (digest) => join(root, 'pictures', `${digest}.webp`),
    surfaces: join(root, 'surfaces'),
    surface: (digest) => join(root, 'surfaces', `${digest}.json`),
    surfaceOf: (name, digest) =>
      join(root, 'surfaces', checkedName(appName, name, 'app name'), `${digest}.json`),
    kits: join(root, 'kits'),
    kit: (digest) => join(root, 'kits', `${digest}.json`),
    rights: join(root, 'rights.json'),
    configuration: join(root, 'configuration'),
    keys: join(root, 'keys.json'),
    log: join(root, 'log'),
    checks: (name, of) => join(root, 'checks', checkedName(appName, name, 'app name'), version(of)),
    attestations: (name, of) =>
      join(root, 'attestations', checkedName(appName, name, 'app name'), version(of)),
    sourceMaps: (name, of) => join(root, 'source-maps', checkedName(appName, name, 'app name'), version(of)),
  };
}
