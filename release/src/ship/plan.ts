import { reachInWords, reachOf } from '../composition/reach';
import type { Revision } from '../composition/revision';
import { readBuild } from '../publish/read-build';
import type { WhenWatched } from './when-watched';

export interface Candidate {
  app: string;
  version: string;
}

export interface Planned extends Candidate {
  dist: string;
  /** Another version that goes on being watched. */
  watched?: string;
  /** The version whose canary ends for this one. */
  replaced?: string;
}

/** What is to be done with a build. */
export type Plan = Planned &
  (
    | { step: 'none'; because: 'live' | 'watched' }
    | { step: 'new' | 'canary' }
    | { step: 'queue'; behind: string }
    | { step: 'refuse'; why: string }
  );

/** @param live what is live on the channel, null before its first promotion */
export async function planOf(
  live: Revision | null,
  dist: string,
  { whenWatched }: { whenWatched: WhenWatched },
): Promise<Plan> {
  const { build, version } = await readBuild(dist);
  const { app } = build;
  const candidate = { app, version, dist };
  const canary = live?.canaries[app];
  const watched = canary?.composed.version;
  if (live?.apps[app] === undefined) return { ...candidate, step: 'new' };
  if (watched === version) return { ...candidate, step: 'none', because: 'watched' };
  const isLive = live.apps[app].version === version;
  if (watched === undefined)
    return isLive ? { ...candidate, step: 'none', because: 'live' } : { ...candidate, step: 'canary' };
  if (whenWatched === 'replace') {
    const replacing = { ...candidate, replaced: watched };
    return isLive ? { ...replacing, step: 'none', because: 'live' } : { ...replacing, step: 'canary' };
  }
  if (isLive) return { ...candidate, watched, step: 'none', because: 'live' };
  if (whenWatched === 'queue') return { ...candidate, watched, step: 'queue', behind: watched };
  const reach = reachInWords(reachOf(canary));
  return { ...candidate, step: 'refuse', why: `${app}@${watched} is watched at ${reach}` };
}
