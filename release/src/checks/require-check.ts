import type { Lineup } from '../composition/revision';
import { variantsOf } from '../composition/variants';
import { readConfiguration } from '../configuration/stored-configuration';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { readReports } from './check-report';
import { composedReleases, shellBuild } from './composed-releases';
import { staticChecks } from './static-checks';

export interface Gate {
  store: Store;
  channel: string;
  /** Why to go without; the history keeps it. */
  unchecked?: string | undefined;
}

/**
 * Lets new releases onto a channel that asks for checks only with a passed report that still applies, and when what can
 * be told without a browser also holds against what is live in this moment.
 * @throws ReleaseError that says what is missing or was found
 */
export async function requireCheck(
  { store, channel, unchecked }: Gate,
  before: Lineup,
  after: Lineup,
): Promise<void> {
  const { config } = await readConfiguration(store);
  if (!config.channels[channel]?.checked || unchecked !== undefined) return;
  const known = new Set(variantsOf(before).flatMap(({ apps }) => Object.entries(apps).map(named)));
  for (const { apps } of variantsOf(after)) {
    const candidates = new Set(
      Object.entries(apps).flatMap((entry) => (known.has(named(entry)) ? [] : [entry[0]])),
    );
    if (candidates.size === 0) continue;
    const releases = await composedReleases(store, apps);
    const failed = staticChecks({ releases, candidates, policy: config.policy }).flatMap(
      ({ findings }) => findings,
    );
    if (failed.length > 0) throw new ReleaseError(`the check finds:\n  ${failed.join('\n  ')}`);
    for (const app of candidates) {
      const refusal = await missingReport(store, app, apps, shellBuild(releases).app);
      if (refusal !== null) throw new ReleaseError(refusal);
    }
  }
}

const named = ([app, { version }]: [string, { version: string }]): string => `${app}@${version}`;

/** What a version of a composition lacks of a passed report that still applies, or null. */
export async function missingReport(
  store: Store,
  app: string,
  apps: Readonly<Record<string, { version: string }>>,
  shell: string,
): Promise<string | null> {
  const version = apps[app]?.version ?? '';
  const how = `run "release check ${app}@${version}", or give --without-check <reason>`;
  const report = (await readReports(store, app, version)).at(-1);
  if (report === undefined) return `${app}@${version} was never checked: ${how}`;
  if (!report.passed) {
    const findings = report.results.flatMap(({ passed, findings }) => (passed === true ? [] : findings));
    return `${app}@${version} did not pass its check: ${how}\n  ${findings.join('\n  ')}`;
  }
  // A remote meets the shell; the shell meets everybody.
  const met = app === shell ? Object.keys(apps) : [shell];
  const changed = met.filter((other) => apps[other]?.version !== report.apps[other]);
  return changed.length > 0
    ? `${app}@${version} was checked before ${changed.join(', ')} changed: ${how}`
    : null;
}
