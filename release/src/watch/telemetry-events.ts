import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { listFolder } from '../store/durable-files';

/** The part of what browsers report that says how an app fares. */
const appEvent = z.object({
  receivedAt: z.iso.datetime(),
  kind: z.enum(['fault', 'timing']),
  name: z.string(),
  app: z.string(),
  version: z.string(),
  /** Random for each document that a buyer opens. */
  visit: z.string(),
  /** Milliseconds. */
  ms: z.number().optional(),
});
export type AppEvent = z.infer<typeof appEvent>;

const DAY_FILE = /^(\d{4}-\d\d-\d\d)\.jsonl$/;

/**
 * What browsers reported of apps since a moment, from the folders that the API processes write (`TELEMETRY_DIR`). Lines
 * that are no such report are left out: anybody can send some.
 */
export async function* readAppEvents(folders: readonly string[], since: string): AsyncGenerator<AppEvent> {
  for (const folder of folders) {
    const days = (await listFolder(folder)).filter(
      (name) => (DAY_FILE.exec(name)?.[1] ?? '') >= since.slice(0, 10),
    );
    for (const day of days.sort()) {
      for await (const line of createInterface({ input: createReadStream(join(folder, day)) })) {
        const event = appEvent.safeParse(parse(line));
        if (event.success && event.data.receivedAt >= since) yield event.data;
      }
    }
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
