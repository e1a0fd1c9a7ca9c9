import { join } from 'node:path';
import { z } from 'zod';
import { logged } from '../log/release-log';
import { actorOf } from '../rights/rights';
import { createFile } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';
import { appName, releaseVersion } from '../store/names';
import { fileNumbers } from '../store/numbered-files';
import type { Store } from '../store/store';
import { picturedPage } from './pictures/picture-report';

const checkResult = z.object({
  /** Such as `shared-versions` or `smoke`. */
  check: z.string(),
  /** Null when it could not be done; then the first finding says why. */
  passed: z.boolean().nullable(),
  /** What was found, for people. */
  findings: z.array(z.string()),
});
export type CheckResult = z.infer<typeof checkResult>;

/** One check of a release against what was live, kept with the release. */
const checkReport = z.object({
  app: appName,
  version: releaseVersion,
  against: z.object({ channel: z.string(), revision: z.number() }),
  /** The whole composition that was checked, the candidate in it. */
  apps: z.record(appName, releaseVersion),
  at: z.string(),
  by: z.string(),
  /** Milliseconds. */
  took: z.number(),
  /** Why its pages have less than those that were live; who checked it has said so. */
  fewer: z.string().nullable().default(null),
  /** Why amounts on them differ from those that were live; who checked it has said so. */
  sums: z.string().nullable().default(null),
  /** Every check was done, and none found anything. */
  passed: z.boolean(),
  results: z.array(checkResult),
  pictures: z.array(picturedPage).default([]),
});
export type CheckReport = z.infer<typeof checkReport>;

/** Keeps a report with its release. Reports are added, never changed. */
export async function recordReport(store: Store, report: CheckReport, token?: string): Promise<void> {
  const by = await actorOf(store, { by: report.by, token });
  const content = toJson(report);
  const why = `${report.passed ? 'passed' : 'not passed'} on ${report.against.channel}`;
  const folder = store.checks(report.app, report.version);
  for (let number = ((await fileNumbers(folder)).at(-1) ?? 0) + 1; ; number++) {
    const file = join(folder, `${number}.json`);
    const deed = { by, verb: 'check', why, file, content };
    if (await logged(store, deed, () => createFile(file, content))) return;
  }
}

/** The reports of a release, oldest first. */
export async function readReports(store: Store, app: string, version: string): Promise<CheckReport[]> {
  const numbers = await fileNumbers(store.checks(app, version));
  const reports = await Promise.all(numbers.map((number) => readReport(store, app, version, number)));
  return reports.filter((report) => report !== null);
}

const readReport = (store: Store, app: string, version: string, number: number) =>
  readJson(join(store.checks(app, version), `${number}.json`), checkReport);

/** The outcome of the last check of a release up to a moment, for people, or null when there was none. */
export async function verdictAt(
  store: Store,
  app: string,
  version: string,
  moment: string,
): Promise<string | null> {
  const last = (await readReports(store, app, version)).filter(({ at }) => at <= moment).at(-1);
  if (last === undefined) return null;
  if (!last.passed) return 'failed';
  const said = [
    ...(last.fewer === null ? [] : [`with less, as ${last.by} says: ${last.fewer}`]),
    ...(last.sums === null ? [] : [`with other sums, as ${last.by} says: ${last.sums}`]),
  ];
  return ['passed', said.join(', ')].join(' ').trim();
}
