import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import type { Outcome } from './judge';

const file = join(projectRoot, '.data', 'breakages.json');

/** What earlier runs found, by the name of the change: all of it takes an hour. */
export const keptOutcomes = (): Record<string, Outcome> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

export function keepOutcome(name: string, outcome: Outcome): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...keptOutcomes(), [name]: outcome }, null, 2));
}
