import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../publish/integrity';
import type { ReleaseRecord } from '../publish/release-record';
import { errorCode } from '../store/durable-files';
import type { Store } from '../store/store';
import type { CheckResult } from './check-report';
import type { Releases } from './composed-releases';

/** Whether every file of the candidates lies in the store as it was published. */
export async function publishedFiles(
  store: Store,
  releases: Releases,
  candidates: ReadonlySet<string>,
): Promise<CheckResult> {
  const findings: string[] = [];
  for (const release of releases.values())
    if (candidates.has(release.app)) findings.push(...(await brokenFiles(store, release)));
  return { check: 'files', passed: findings.length === 0, findings };
}

async function brokenFiles(store: Store, { app, version, files }: ReleaseRecord): Promise<string[]> {
  const folder = store.release(app, version);
  const found = await Promise.all(
    Object.entries(files).map(async ([name, { integrity }]) => {
      const content = await readOptional(join(folder, name));
      if (content === null) return [`${name} of ${app} is gone`];
      return integrityOf(content) === integrity ? [] : [`${name} of ${app} is not what was published`];
    }),
  );
  return found.flat();
}

async function readOptional(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
