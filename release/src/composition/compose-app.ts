import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { federationManifest, trimManifest } from '../publish/federation-manifest';
import type { ReleaseRecord } from '../publish/release-record';
import { readRelease } from '../publish/releases';
import { parseJson } from '../store/json-files';
import type { Store } from '../store/store';
import type { ComposedApp } from './revision';

const GUARDED = /\.(m?js|css)$/;

/**
 * A release as a composition names it.
 * @param previous the version to fall back to, or null
 * @throws ReleaseError when this version was never published.
 */
export async function composeApp(
  store: Store,
  app: string,
  version: string,
  previous: string | null,
): Promise<ComposedApp> {
  const release = await readRelease(store, app, version);
  const { build } = release;
  return {
    version,
    base: `/apps/${app}/${version}/`,
    entry: build.entry,
    integrity: integrityOfCode(release),
    manifest: build.manifest === undefined ? null : await readManifest(store, release, build.manifest),
    mount: build.federation.mount,
    exposes: build.federation.exposes,
    initial: build.initial,
    soon: build.soon,
    styleIds: build.styleIds,
    routes: build.routes,
    views: build.views,
    preloadedCalls: build.preloadedCalls,
    provides: Object.fromEntries(Object.entries(build.provides).map(([name, { files }]) => [name, files])),
    consumes: Object.keys(build.consumes),
    optional: Object.fromEntries(Object.entries(build.provides).map(([name, { only }]) => [name, only])),
    previous,
  };
}

function integrityOfCode({ files }: ReleaseRecord): Record<string, string> {
  const code = Object.entries(files).filter(([name]) => GUARDED.test(name));
  return Object.fromEntries(code.map(([name, { integrity }]) => [name, integrity]));
}

async function readManifest(store: Store, { app, version }: ReleaseRecord, name: string) {
  const file = join(store.release(app, version), name);
  return trimManifest(parseJson(await readFile(file, 'utf8'), federationManifest, file));
}
