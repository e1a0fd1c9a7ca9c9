import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceLogged } from '../log/release-log';
import { actorOf, authorize, type Caller, EVERY_APP } from '../rights/rights';
import { parseJson, readJson, toJson } from '../store/json-files';
import { createByContent } from '../store/name-by-content';
import { kitFile, packageVersion } from '../store/names';
import { ReleaseError } from '../store/release-error';
import { sha256 } from '../store/sha256';
import type { Store } from '../store/store';
import { integrityOf } from './integrity';

/** What `npm run kit` leaves beside its packages in `kit.json`. */
const kit = z.strictObject({
  /** Digest of the kernel's types: the kit fits a shell that was built against the same. */
  surface: z.string().regex(/^[0-9a-f]{16}$/),
  packages: z
    .array(
      z.strictObject({
        name: z.string(),
        version: packageVersion,
        file: kitFile,
        /** As lockfiles state it. */
        integrity: z.string(),
      }),
    )
    .min(1),
});
export type Kit = z.infer<typeof kit>;

export interface PublishKitOptions extends Caller {
  store: Store;
  /** Where `npm run kit` left it. */
  folder: string;
  why: string;
}

/**
 * Puts a kit into the store, from where channels that give it out serve it.
 * @throws ReleaseError when a package is not what the kit says, or the caller's team is not one for every app
 */
export async function publishKit({ store, folder, why, ...caller }: PublishKitOptions): Promise<Kit> {
  const text = await readFile(join(folder, 'kit.json'), 'utf8').catch(() => {
    throw new ReleaseError(`${folder} holds no kit.json: run "npm run kit" first`);
  });
  const published = parseJson(text, kit, `${folder}/kit.json`);
  await authorize(store, caller.token, [EVERY_APP]);
  for (const { file, integrity } of published.packages) {
    const content = await readFile(join(folder, file));
    if (integrityOf(content, 'sha512') !== integrity || !isNamedSo(file, content))
      throw new ReleaseError(`${folder}/${file} is not what kit.json says`);
    await createByContent(join(store.kits, file), content);
  }
  const index = { file: store.kit(published.surface), content: toJson(published) };
  const by = await actorOf(store, caller);
  await replaceLogged(store, { by, verb: 'kit', why, ...index });
  return published;
}

/** Whether a package holds what its name says. */
export const isNamedSo = (file: string, content: Uint8Array): boolean =>
  file.endsWith(`-${sha256(content).slice(0, 8)}.tgz`);

/** The kit for a shell that was built against a kernel, or null. */
export const readKit = (store: Store, surface: string): Promise<Kit | null> =>
  readJson(store.kit(surface), kit);
