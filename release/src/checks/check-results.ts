import { join } from 'node:path';
import { z } from 'zod';
import { createFile, listFolder } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';
import type { Store } from '../store/store';

const checkResult = z.object({
  /** Such as `shared-versions` or `smoke`. */
  check: z.string(),
  passed: z.boolean(),
  /** What was found, for people. */
  findings: z.array(z.string()),
  /** The composition the release was checked against. */
  against: z.object({ channel: z.string(), revision: z.number() }).nullable(),
  at: z.string(),
  by: z.string(),
});
export type CheckResult = z.infer<typeof checkResult>;

/** Keeps the result of a check with its release. Results are added, never changed. */
export async function recordCheck(
  store: Store,
  app: string,
  version: string,
  result: CheckResult,
): Promise<void> {
  const folder = store.checks(app, version);
  for (let number = (await listFolder(folder)).length + 1; ; number++) {
    if (await createFile(join(folder, `${number}.json`), toJson(result))) return;
  }
}

/** The results of the checks of a release, oldest first. */
export async function readChecks(store: Store, app: string, version: string): Promise<CheckResult[]> {
  const folder = store.checks(app, version);
  const numbers = (await listFolder(folder))
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10));
  const results = await Promise.all(
    numbers.sort((a, b) => a - b).map((number) => readJson(join(folder, `${number}.json`), checkResult)),
  );
  return results.filter((result) => result !== null);
}
