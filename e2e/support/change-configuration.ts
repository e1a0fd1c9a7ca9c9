import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from 'tooling/lib/shop.mjs';

/** What journeys change of a shop's configuration. */
interface Configuration {
  channels: Record<string, object>;
  policy: { smoke: { accounts: string[] } };
}

/**
 * Changes the configuration of a shop, as `npm run release -- configure` does.
 * @returns puts back what was there before
 */
export async function changeConfiguration(
  store: string,
  why: string,
  edit: (config: Configuration) => void,
): Promise<() => Promise<void>> {
  const { config } = JSON.parse(await release(store, 'configure', '--show'));
  const changed: Configuration = structuredClone(config);
  edit(changed);
  await configure(store, why, changed);
  return () => configure(store, why, config);
}

async function configure(store: string, why: string, config: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-configuration-'));
  const file = join(folder, 'release.config.json');
  await writeFile(file, JSON.stringify(config));
  await release(store, 'configure', file, '--by', 'platform', '--why', why);
  await rm(folder, { recursive: true, force: true });
}
