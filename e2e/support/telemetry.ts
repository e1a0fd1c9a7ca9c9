import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningShop } from './shop';

/** What browsers have reported so far, a line each, as the API keeps it for the watch. */
export async function reportedLines({ telemetryDir }: RunningShop): Promise<string[]> {
  const days = await readdir(telemetryDir).catch(() => []);
  const texts = await Promise.all(days.map((day) => readFile(join(telemetryDir, day), 'utf8')));
  return texts.join('').split('\n');
}
