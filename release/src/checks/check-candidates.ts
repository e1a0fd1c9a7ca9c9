import { checkComposition } from '../composition/check-composition';
import { composeApp } from '../composition/compose-app';
import type { Promotion } from '../composition/promote';
import type { ComposedApps, Revision } from '../composition/revision';
import { currentNumber, readRevision } from '../composition/revisions';
import { readConfiguration } from '../configuration/stored-configuration';
import { newestVersion } from '../publish/releases';
import type { Store } from '../store/store';
import { apiContract } from './api-contract';
import { readApiDocument } from './api-document';
import { type CheckReport, type CheckResult, recordReport } from './check-report';
import { composedReleases } from './composed-releases';
import { links } from './links';
import type { PicturedPage } from './pictures/picture-report';
import { takePictures } from './pictures/take-pictures';
import { publishedFiles } from './published-files';
import { serverScripts } from './server-scripts';
import { signatures } from './signatures';
import { browserSmoke, type SmokeBuyers } from './smoke/browser-smoke';
import { staticChecks } from './static-checks';
import { stylesheets } from './stylesheets';
import { tasks } from './tasks/tasks';
import { tokens } from './tokens';
import { typeCompatibility } from './type-compatibility';

export interface CheckOptions {
  store: Store;
  channel: string;
  by: string;
  /** Address of the API that the shop will talk to. */
  api: string;
  /** Folder whose node_modules hold TypeScript and the platform's types. */
  project: string;
  /** Who looks at it in a browser; null leaves the browser out, and the report then does not count as passed. */
  buyers: SmokeBuyers | null;
  /** Tasks are done also without the browser, and whatever the policy says. */
  tasksAlone?: boolean;
  /** Why pages of the candidates, or what stands on them, were taken away; null where that is nobody's intention. */
  fewer: string | null;
  /** Why amounts on pages of the candidates differ; null where that is nobody's intention. */
  sums: string | null;
  /** Whether pictures are taken of what the candidates show. */
  pictures?: boolean | undefined;
  /** Of the team that checks, for the log. */
  token?: string | undefined;
}

/**
 * Checks releases together against what is live on a channel, and keeps a report with each.
 * @throws ReleaseError when a version was never published or the composition could not be rendered at all.
 */
export async function checkCandidates(
  options: CheckOptions,
  promotions: readonly Promotion[],
): Promise<CheckReport[]> {
  const { store, channel, by, token, api, project, buyers, tasksAlone = false, fewer, sums } = options;
  const { number: configuration, config } = await readConfiguration(store);
  const started = Date.now();
  const number = await currentNumber(store, channel);
  const live = number === null ? null : await readRevision(store, channel, number);
  const apps: ComposedApps = { ...live?.apps };
  const candidates = new Set<string>();
  for (const { app, version = await newestVersion(store, app) } of promotions) {
    apps[app] = await composeApp(store, app, version, live?.apps[app]?.version ?? null);
    candidates.add(app);
  }
  checkComposition(apps);
  const releases = await composedReleases(store, apps);
  const results: CheckResult[] = staticChecks({ releases, candidates, policy: config.policy });
  if (config.channels[channel]?.signed) results.push(await signatures(store, apps, candidates));
  results.push(await publishedFiles(store, releases, candidates));
  results.push(await stylesheets(store, releases, candidates));
  const revision = candidateRevision(options, number ?? 0, apps, { configuration, site: config.site });
  results.push(await serverScripts(store, revision, releases, candidates));
  const liveReleases = await composedReleases(store, live?.apps ?? {});
  const replacement = { store, releases, live: liveReleases, candidates };
  results.push(await tokens(replacement));
  results.push(await links(replacement, fewer));
  const document = await readApiDocument(api).catch((error: unknown) => new Error(`${api}: ${error}`));
  // Each has the compiler at work for some seconds.
  const compiled = await Promise.all([
    typeCompatibility(replacement, project),
    apiContract({ store, releases, candidates, project }, document),
  ]);
  results.push(...compiled);
  let pictures: PicturedPage[] = [];
  if (buyers === null) {
    results.push({ check: 'smoke', passed: null, findings: ['left out'] });
  } else {
    const demanded = config.policy.smoke.accounts;
    const told = document instanceof Error ? null : document;
    results.push(
      await browserSmoke({
        store,
        revision,
        releases,
        live,
        api,
        document: told,
        candidates,
        buyers,
        fewer,
        sums,
        demanded,
      }),
    );
    if (options.pictures)
      pictures = await takePictures({ store, revision, live, api, document: told, candidates, buyers });
  }
  if (buyers !== null || tasksAlone)
    results.push(
      await tasks({
        store,
        project,
        revision,
        releases,
        live,
        liveReleases,
        candidates,
        fewer,
        sums,
        areDone: tasksAlone || config.policy.smoke.tasks,
      }),
    );
  const versions = Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
  const reports = [...candidates].map(
    (app): CheckReport => ({
      app,
      version: versions[app] ?? '',
      against: { channel, revision: number ?? 0 },
      apps: versions,
      at: new Date(started).toISOString(),
      by,
      took: Date.now() - started,
      fewer,
      sums,
      passed: results.every(({ passed }) => passed === true),
      results,
      pictures,
    }),
  );
  for (const report of reports) await recordReport(store, report, token);
  return reports;
}

/**
 * The revision that promoting the candidates would write; only a browser sees it. It has nothing to fall back to, which
 * would hide that a candidate does not start.
 */
const candidateRevision = (
  { channel, by }: CheckOptions,
  live: number,
  apps: ComposedApps,
  configured: Pick<Revision, 'configuration' | 'site'>,
): Revision => ({
  revision: live + 1,
  channel,
  createdAt: new Date().toISOString(),
  by,
  why: 'check',
  apps: Object.fromEntries(
    Object.entries(apps).map(([app, composed]) => [app, { ...composed, previous: null }]),
  ),
  canaries: {},
  withdrawn: {},
  urgent: {},
  queued: {},
  following: [],
  unchecked: null,
  settings: { overrides: false, inspect: false, extensions: {} },
  ...configured,
});
