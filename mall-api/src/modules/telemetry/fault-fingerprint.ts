import { createHash } from 'node:crypto';
import type { TelemetryEvent } from 'shared-kernel/contracts';

const frame = /\/apps\/[\w-]+\/[^\s/]+\/([^\s:?#]+):(\d+):(\d+)/g;
const frames = 3;

/**
 * Fingerprint of a fault: app, version and top of its stack, or its message without a stack. Numbers in
 * words, such as ids, are ignored.
 */
export function fingerprintOf({ app, version, name, detail = '' }: TelemetryEvent): string {
  const places = [...detail.matchAll(frame)].slice(0, frames).map((match) => match.slice(1).join(':'));
  const words = detail.split('\n', 1)[0]?.replaceAll(/\d+/g, '#') ?? '';
  const named = [app, version, name, ...(places.length > 0 ? places : [words])];
  return createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 12);
}
