import type { Store } from '../store/store';
import { apiClaims } from './api-claims';
import type { ApiDocument } from './api-document';
import { API_FILE, apiTypesFile } from './api-types';
import type { CheckResult } from './check-report';
import { compileClaims } from './compile-claims';
import { concernedRemotes, type Releases, shellBuild } from './composed-releases';
import { readSurfaces } from './surfaces';
import { SHAPES_FILE, shapesFile } from './used-shapes';

interface BeforeApi {
  store: Store;
  releases: Releases;
  candidates: ReadonlySet<string>;
  /** Folder whose node_modules hold TypeScript and the platform's types. */
  project: string;
}

/**
 * Whether the API that the shop will talk to keeps what the candidates were built against: the calls, their requests and
 * their replies.
 * @param document what the API says of itself, or why it says nothing
 */
export async function apiContract(
  { store, releases, candidates, project }: BeforeApi,
  document: ApiDocument | Error,
): Promise<CheckResult> {
  const check = 'api-contract';
  if (document instanceof Error)
    return { check, passed: null, findings: [`the API does not tell its contracts: ${document.message}`] };
  const lacking = missingCalls(releases, candidates, document);
  const { surfaces, findings: forged } = await readSurfaces(store, releases);
  if (forged.length > 0) return { check, passed: false, findings: forged };
  const files = { [SHAPES_FILE]: shapesFile(releases), [API_FILE]: apiTypesFile(document.calls) };
  const claims = apiClaims(releases, candidates, document);
  const { passed, findings } = await compileClaims(claims, { project, surfaces, files });
  return { check, passed: lacking.length > 0 ? false : passed, findings: [...lacking, ...findings] };
}

/** @returns what the API lacks, in words */
export function missingCalls(
  releases: Releases,
  candidates: ReadonlySet<string>,
  { version, calls: documented }: ApiDocument,
): string[] {
  const shell = shellBuild(releases);
  const builds = [...(candidates.has(shell.app) ? [shell] : []), ...concernedRemotes(releases, candidates)];
  return builds
    .filter(({ app }) => candidates.has(app))
    .flatMap(({ app, apiContract: needed, calls, uses }) => [
      // What a remote uses of its contracts is compared with the live shell's ("types"), so those have to be kept.
      ...(needed === undefined || covers(version, uses ? lower(needed, shell.apiContract) : needed)
        ? []
        : [`${app} was built against version ${needed} of the API, which is at ${version}`]),
      ...calls
        .filter((call) => !documented.has(call))
        .map((call) => `${app} calls ${call}, which the API does not have`),
    ]);
}

const lower = (one: string, other: string = one): string => (covers(one, other) ? other : one);

function covers(offered: string, needed: string): boolean {
  const [major = 0, minor = 0] = offered.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major === neededMajor && minor >= neededMinor;
}
