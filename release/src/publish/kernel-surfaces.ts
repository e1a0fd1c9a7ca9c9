import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { subjectOf } from '../log/inventory';
import { type Deed, logged } from '../log/release-log';
import { mayRelease } from '../rights/rights';
import { errorCode } from '../store/durable-files';
import { parseJson } from '../store/json-files';
import { createByContent } from '../store/name-by-content';
import { ReleaseError } from '../store/release-error';
import { sha256 } from '../store/sha256';
import type { Store } from '../store/store';
import type { ReleaseRecord } from './release-record';

const surface = z.record(z.string(), z.string());
/** The kernel's source as a build found it, by path. */
export type Surface = z.infer<typeof surface>;

type Of = Pick<ReleaseRecord, 'app' | 'surface'> & { build: Pick<ReleaseRecord['build'], 'surface'> };

/**
 * Keeps the kernel that a build was compiled against, under its digest. The kernels of all are written by who may release
 * the shell; another team's, unless it is there, is kept for that team's app alone.
 * @throws ReleaseError when it is not the one that the build names, or what lies there is not
 */
export async function keepSurface(
  store: Store,
  { app, named, text }: { app: string; named: string; text: string },
  { token, ...deed }: Pick<Deed, 'by' | 'verb' | 'why'> & { token: string | undefined },
): Promise<string> {
  const digest = sha256(text);
  if (!digest.startsWith(named))
    throw new ReleaseError(`${app} names the kernel ${named}, and its build holds ${digest}`);
  const common = store.surface(digest);
  const isThere = (await readText(common)) !== null;
  const file = isThere || (await mayRelease(store, token, 'shell')) ? common : store.surfaceOf(app, digest);
  if ((await readText(file)) === text) return digest;
  await logged(store, { ...deed, file, content: text }, () => createByContent(file, text));
  return digest;
}

/**
 * The kernel that a release was compiled against; null where the store does not have it, as a mirror.
 * @throws ReleaseError when it is not what its name says
 */
export async function readSurface(
  store: Store,
  { app, surface: digest, build }: Of,
): Promise<Surface | null> {
  const named = digest ?? build.surface;
  if (named === undefined) return null;
  if (build.surface === undefined || !named.startsWith(build.surface))
    throw new ReleaseError(`the record of ${app} names the kernel ${named}, and its build ${build.surface}`);
  for (const file of [store.surface(named), ...(digest === undefined ? [] : [store.surfaceOf(app, named)])]) {
    const text = await readText(file);
    if (text === null) continue;
    const path = subjectOf(store, file);
    if (!sha256(text).startsWith(named))
      throw new ReleaseError(`${path} is not the kernel that its name says`);
    return parseJson(text, surface, path);
  }
  return null;
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
