import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** What a document tells of each app that it asks for, before anything of them runs. */
export const DOCUMENT = 'document';
/** What an app tells once it runs. */
export const STARTS: readonly string[] = ['shell-start', 'remote-load'];

/** The part of what browsers report that says how an app fares. */
const report = z.object({
  receivedAt: z.iso.datetime(),
  kind: z.enum(['event', 'fault', 'timing']),
  name: z.string(),
  /** Absent from what concerns the whole page, such as steps of the buyer. */
  app: z.string().optional(),
  version: z.string().optional(),
  /** Random for each document that a buyer opens. */
  visit: z.string(),
  /** Where from and by which browser, in names that the API gives. */
  network: z.string(),
  browser: z.string(),
  /** Milliseconds. */
  ms: z.number().optional(),
  page: z.string().optional(),
  /** Of a fault: the same for all that are like it, and what it says. */
  fingerprint: z.string().optional(),
  detail: z.string().optional(),
});
export type Report = z.infer<typeof report>;

const callMade = z.object({ call: z.string() });

/** The call that changed something and was answered with success, where a report tells of one. */
export const callDone = ({ kind, name, detail }: Report): string | undefined =>
  kind === 'event' && name === 'call-done' ? callMade.safeParse(parse(detail ?? '')).data?.call : undefined;

/** What the API says of reports that it did not keep. */
const leftOut = z.object({
  receivedAt: z.iso.datetime(),
  kind: z.literal('left-out'),
  why: z.enum(['no visit cookie', 'network', 'app', 'day']),
  app: z.string().optional(),
  count: z.int(),
});
export type LeftOut = z.infer<typeof leftOut>;

const line = z.union([report, leftOut]);

const DAY_FILE = /^(\d{4}-\d\d-\d\d)\.jsonl$/;

/**
 * What browsers reported of apps since a moment, from the folders (`TELEMETRY_DIR`) and buckets (`TELEMETRY_URL`, such as
 * `s3://reports/shop`) that the API processes write. Lines that are no such report are passed over.
 * @throws Error when a folder, a file or a bucket cannot be read
 */
export async function* readReports(
  places: readonly string[],
  since: string,
): AsyncGenerator<Report | LeftOut> {
  const firstDay = since.slice(0, 10);
  for (const place of places) {
    const files = place.startsWith('s3://')
      ? (await import('./reports-in-bucket')).reportFiles(place, firstDay)
      : dayFiles(place, firstDay);
    for await (const file of files) {
      for await (const text of createInterface({ input: createReadStream(file) })) {
        const read = line.safeParse(parse(text));
        if (read.success && read.data.receivedAt >= since) yield read.data;
      }
    }
  }
}

async function* dayFiles(folder: string, firstDay: string): AsyncGenerator<string> {
  const days = (await readdir(folder)).filter((name) => (DAY_FILE.exec(name)?.[1] ?? '') >= firstDay);
  for (const day of days.sort()) yield join(folder, day);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
