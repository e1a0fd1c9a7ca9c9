import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What an app counts on from the others, as it is walked by the release check: the files of its folder `journeys`, in the
 * order of their names. `release publish` says what one may hold.
 * @param {string} folder of the app
 * @returns {unknown[]}
 */
export function packagedJourneys(folder) {
  const journeys = join(folder, 'journeys');
  if (!existsSync(journeys)) return [];
  return readdirSync(journeys)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(journeys, name), 'utf8')));
}
