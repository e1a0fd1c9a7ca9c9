import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store';
import type { CheckResult } from './check-report';
import { type Releases, shellBuild } from './composed-releases';

/** Whether the styles of the candidates stay at home: those of a remote can reach its own views only. */
export async function stylesheets(
  store: Store,
  releases: Releases,
  candidates: ReadonlySet<string>,
): Promise<CheckResult> {
  const { strayStyles } = await import('tooling/lib/stray-styles.mjs');
  const shell = shellBuild(releases).app;
  const findings: string[] = [];
  for (const { app, version, files } of releases.values()) {
    if (app === shell || !candidates.has(app)) continue;
    for (const name of Object.keys(files).filter((file) => file.endsWith('.css'))) {
      // One that is gone is a finding of `files`.
      const source = await readFile(join(store.release(app, version), name), 'utf8').catch(() => '');
      for (const stray of strayStyles(source))
        findings.push(`${name} of ${app} reaches beyond its own views: ${stray}`);
    }
  }
  return { check: 'stylesheets', passed: findings.length === 0, findings };
}
