import { findRelease } from '../publish/releases';
import { appName, releaseVersion } from '../store/names';
import type { Store } from '../store/store';
import { type FaultGroup, readFaults } from '../watch/read-faults';
import { sourcePlaces } from './source-locations';

const DAY_MS = 86_400_000;
const DAYS = 7;
const SHOWN = 50;

export interface FaultFacts extends FaultGroup {
  /** Within the last day. */
  recent: boolean;
  /** What it says, and what led to it. */
  words: string[];
  /** Each line of its stack, with its place in the source where that is known. */
  stack: { line: string; source: string | null }[];
}

/** The faults of seven days that releases of this store have, those of the most visits first. */
export async function faultFacts(
  store: Store,
  folders: readonly string[],
  kept: Map<string, string | null>,
): Promise<FaultFacts[]> {
  const now = Date.now();
  const groups = await readFaults(folders, new Date(now - DAYS * DAY_MS).toISOString());
  const published = new Map<string, boolean>();
  const isOurs = async ({ app, version }: FaultGroup): Promise<boolean> => {
    const name = `${app}@${version}`;
    const known = published.get(name);
    if (known !== undefined) return known;
    const named = appName.safeParse(app).success && releaseVersion.safeParse(version).success;
    const found = named && (await findRelease(store, app, version)) !== null;
    published.set(name, found);
    return found;
  };
  const places = sourcePlaces(store, kept);
  const facts: FaultFacts[] = [];
  for (const group of groups) {
    if (facts.length === SHOWN) break;
    if (!(await isOurs(group))) continue;
    const lines = group.detail.split('\n').filter(Boolean);
    const isFrame = (line: string) => /:\d+:\d+\)?$/.test(line) && !line.startsWith('caused by ');
    const stack = lines.filter(isFrame).map(async (line) => ({ line, source: await places(line) }));
    facts.push({
      ...group,
      recent: Date.parse(group.lastAt) > now - DAY_MS,
      words: lines.filter((line) => !isFrame(line)),
      stack: await Promise.all(stack),
    });
  }
  return facts;
}
