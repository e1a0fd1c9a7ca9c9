import { satisfies } from 'semver';
import { filledBy } from '../composition/filled-by';
import { budgetOf } from '../configuration/budget-of';
import type { Policy } from '../configuration/release-config';
import type { BuildDescription } from '../publish/build-description';
import type { CheckResult } from './check-report';
import { concernedRemotes, type Releases, remoteBuilds, shellBuild, slotsShownBy } from './composed-releases';

export interface Composed {
  /** Every release of the composition, the candidates in it. */
  releases: Releases;
  /** The apps whose releases are new to it. */
  candidates: ReadonlySet<string>;
}

export interface Candidates extends Composed {
  policy: Policy;
}

/** What can be told of a composition from what its builds say of themselves, in both directions. */
export const staticChecks = (subject: Candidates): CheckResult[] =>
  Object.entries(CHECKS).map(([check, find]) => {
    const findings = find(subject);
    return { check, passed: findings.length === 0, findings };
  });

const CHECKS: Readonly<Record<string, (subject: Candidates) => string[]>> = {
  'shared-versions': sharedVersions,
  'platform-names': platformNames,
  'kernel-contract': kernelContract,
  'exposes-and-slots': exposesAndSlots,
  'bundled-platform': bundledPlatform,
  'size-budgets': sizeBudgets,
};

/** What speaks against remotes starting on a shell, from what it provides and what they take. */
export const startFindings = (subject: Composed): string[] =>
  [sharedVersions, platformNames, kernelContract].flatMap((find) => find(subject));

function sharedVersions({ releases, candidates }: Composed): string[] {
  const { provides } = shellBuild(releases);
  return concernedRemotes(releases, candidates).flatMap(({ app, consumes }) =>
    Object.entries(consumes).flatMap(([request, { requiredVersion }]) => {
      const provided = provides[request];
      if (provided === undefined) return [`${app} needs ${request}, which the shell does not provide`];
      const { version } = provided;
      if (requiredVersion === undefined || version === undefined) return [];
      return satisfies(version, requiredVersion)
        ? []
        : [`${app} needs ${request} ${requiredVersion}; the shell provides ${version}`];
    }),
  );
}

function platformNames({ releases, candidates }: Composed): string[] {
  const { provides } = shellBuild(releases);
  return concernedRemotes(releases, candidates).flatMap(({ app, consumes }) =>
    Object.entries(consumes).flatMap(([request, { names }]) => {
      const provided = new Set(provides[request]?.names);
      return names
        .filter((name) => name !== 'default' && !provided.has(name))
        .map((name) => `${app} imports ${name} from ${request}, which the shell's does not have`);
    }),
  );
}

function kernelContract({ releases, candidates }: Composed): string[] {
  const shell = shellBuild(releases);
  return concernedRemotes(releases, candidates)
    .filter(({ kernelContract: version }) => version !== shell.kernelContract)
    .map(
      ({ app, kernelContract: version }) =>
        `${app} was built against kernel contract ${version}; the shell has ${shell.kernelContract}`,
    );
}

function exposesAndSlots({ releases, candidates }: Composed): string[] {
  const remotes = remoteBuilds(releases);
  const pages = remotes
    .filter(({ app, federation }) => candidates.has(app) && !('./app' in federation.exposes))
    .map(({ app }) => `${app} does not expose ./app, which shows its pages`);
  const slots = [...releases.values()].flatMap(({ build }) =>
    slotsShownBy(build).flatMap((slot) => {
      const { app, expose } = filledBy(slot);
      // The shell fills its own slots from its own code.
      if (app === 'shell' || !(candidates.has(build.app) || candidates.has(app))) return [];
      const owner = releases.get(app)?.build;
      if (owner === undefined) return [`${build.app} shows ${slot}, but ${app} is not in the composition`];
      return expose in owner.federation.exposes
        ? []
        : [`${build.app} shows ${slot}, but ${app} does not expose ${expose}`];
    }),
  );
  return [...pages, ...slots];
}

/** What every federated build brings, or what compilers add. */
const OWN_OF_EACH = /^(@module-federation\/|@babel\/runtime$|@swc\/helpers$|tslib$)/;

function bundledPlatform({ releases, candidates }: Composed): string[] {
  const platform = new Set(shellBuild(releases).bundled.filter((name) => !OWN_OF_EACH.test(name)));
  return concernedRemotes(releases, candidates).flatMap(({ app, bundled, react }) =>
    bundled
      .filter((name) => platform.has(name) && (!react || react.shared.includes(name)))
      .map((name) => `${app} holds a copy of ${name}, which belongs to the platform`),
  );
}

function sizeBudgets({ releases, candidates, policy }: Candidates): string[] {
  return [...releases.values()]
    .filter(({ app }) => candidates.has(app))
    .flatMap(({ app, build, files }) => {
      const budget = budgetOf(policy, build);
      if (budget === undefined) return [];
      const sent = (names: readonly string[]) =>
        names.reduce((sum, name) => sum + (files[name]?.brotli ?? files[name]?.size ?? 0), 0);
      const over = (what: string, size: number, limit: number) =>
        size > limit ? [`${what} of ${app} is ${size} bytes; its budget is ${limit}`] : [];
      return [
        ...over(`the entry ${build.entry}`, sent([build.entry]), budget.entry),
        ...(build.server === undefined
          ? []
          : over(
              'the server script',
              files[build.server]?.size ?? 0,
              budget.server ?? Number.POSITIVE_INFINITY,
            )),
        ...routesOf(build).flatMap(([path, names]) => over(`route ${path}`, sent(names), budget.route)),
      ];
    });
}

const routesOf = ({ routes }: BuildDescription): [string, string[]][] =>
  Object.entries(routes).map(([path, { files }]) => [path, files]);
