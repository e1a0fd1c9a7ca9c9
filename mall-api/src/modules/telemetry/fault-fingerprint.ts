import { createHash } from 'node:crypto';
import type { TelemetryEvent } from 'shared-kernel/contracts';

const frame = /\/apps\/[\w-]+\/[^\s/]+\/([^\s:?#]+):(\d+):(\d+)/g;
const frames = 3;

/**
 * The same for faults of the same place in one version of an app: the top of their stacks, or what they say where there is
 * none. Numbers in words, such as ids, make no other fault.
 */
export function fingerprintOf({ app, version, name, detail = '' }: TelemetryEvent): string {
  const places = [...detail.matchAll(frame)].slice(0, frames).map((match) => match.slice(1).join(':'));
  const words = detail.split('\n', 1)[0]?.replaceAll(/\d+/g, '#') ?? '';
  const named = [app, version, name, ...(places.length > 0 ? places : [words])];
  return createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 12);
}
