import { appendFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store';

const BYTES_A_DAY = 20 * 1024 * 1024;

/** Appends one line to the day's log; false when the day's share of the disk is used up. */
export async function appendTelemetry(
  { telemetry }: Store,
  line: object,
  now = new Date(),
): Promise<boolean> {
  const at = now.toISOString();
  const file = join(telemetry, `${at.slice(0, 10)}.jsonl`);
  await mkdir(telemetry, { recursive: true });
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size >= BYTES_A_DAY) return false;
  await appendFile(file, `${JSON.stringify({ at, ...line })}\n`);
  return true;
}
