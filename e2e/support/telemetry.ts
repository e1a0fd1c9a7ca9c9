import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningShop } from './shop';

/** What browsers have reported so far, a line each, as the API keeps it for the watch. */
export async function reportedLines({ store }: RunningShop): Promise<string[]> {
  const folder = join(store, 'telemetry');
  const days = await readdir(folder).catch(() => []);
  return (await Promise.all(days.map((day) => readFile(join(folder, day), 'utf8')))).join('').split('\n');
}
