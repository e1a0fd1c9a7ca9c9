import { isDeepStrictEqual } from 'node:util';
import { requireStatement, verifyRelease } from '../publish/verify-release';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { composeApp } from './compose-app';
import type { ComposedApp, ComposedApps, Lineup } from './revision';
import { variantsOf } from './variants';

/**
 * Holds new releases of a change against their signatures. A version to fall back to that has none is left out; of one
 * that was fallen back to before, only the key may have stopped to count.
 * @throws ReleaseError that names the first release which is not what a team has signed
 */
export async function requireSignatures(store: Store, before: Lineup, after: Lineup): Promise<Lineup> {
  const known = new Set(composedIn(before).map(([app, { version }]) => `${app}@${version}`));
  for (const [app, { version }] of composedIn(after))
    if (!known.has(`${app}@${version}`)) await verifyRelease(store, app, version);
  for (const [app, { previous }] of composedIn(before)) known.add(`${app}@${previous}`);
  const apps = await withGoodFallbacks(store, after.apps, known);
  const canaries = Object.entries(after.canaries).map(async ([app, canary]) => {
    const { [app]: composed = canary.composed } = await withGoodFallbacks(
      store,
      { [app]: canary.composed },
      known,
    );
    return [app, { ...canary, composed }] as const;
  });
  return { ...after, apps, canaries: Object.fromEntries(await Promise.all(canaries)) };
}

/**
 * Holds everything that a revision shows, or falls back to, against its signatures.
 * @param keysFile where the keys are listed that count
 * @throws ReleaseError that names the first release which is not what a team has signed
 */
export async function verifyLineup(store: Store, lineup: Lineup, keysFile?: string): Promise<void> {
  for (const [app, composed] of composedIn(lineup)) {
    const { version, previous } = composed;
    await verifyRelease(store, app, version, keysFile);
    if (previous !== null) await verifyRelease(store, app, previous, keysFile);
    const signed = await composeApp(store, app, version, previous);
    if (!isDeepStrictEqual(codeOf(signed), codeOf(composed)))
      throw new ReleaseError(`the revision names other code for ${app}@${version} than was signed`);
  }
}

/** What decides which code a browser runs; the rest is read of the same description. */
const codeOf = ({ base, entry, integrity, manifest }: ComposedApp) => ({ base, entry, integrity, manifest });

const composedIn = (lineup: Lineup): [string, ComposedApp][] => {
  const all = variantsOf(lineup).flatMap(({ apps }) => Object.entries(apps));
  return [...new Map(all.map((entry) => [`${entry[0]}@${entry[1].version}`, entry])).values()];
};

async function withGoodFallbacks(
  store: Store,
  apps: ComposedApps,
  known: ReadonlySet<string>,
): Promise<ComposedApps> {
  const checked = Object.entries(apps).map(async ([app, composed]) => {
    if (composed.previous === null) return [app, composed] as const;
    const { previous } = composed;
    try {
      if (known.has(`${app}@${previous}`)) await requireStatement(store, app, previous);
      else await verifyRelease(store, app, previous);
      return [app, composed] as const;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      return [app, { ...composed, previous: null }] as const;
    }
  });
  return Object.fromEntries(await Promise.all(checked));
}
