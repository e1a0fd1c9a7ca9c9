import { readConfiguration } from '../configuration/stored-configuration';
import type { Store } from '../store/store';

/**
 * Where published versions can be looked at beside what is live: an address for each channel that states its own and
 * allows looking.
 * @param versions such as `mf-cart@1.1.0+e2b8f6c6`
 */
export async function previewAddresses(store: Store, versions: readonly string[]): Promise<string[]> {
  const { config } = await readConfiguration(store);
  return Object.values(config.channels).flatMap(({ address, inspect }) =>
    address && inspect ? [new URL(`/?with=${versions.join(',')}`, address).href] : [],
  );
}
