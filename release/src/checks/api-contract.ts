import { z } from 'zod';
import type { CheckResult } from './check-report';
import { concernedRemotes, type Releases, shellBuild } from './composed-releases';

const CALLS_BELOW = '/api/sale/mall/';
const ANSWER_WITHIN_MS = 10_000;

const apiDocument = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});
export type ApiDocument = z.infer<typeof apiDocument>;

/** Whether the API that the shop will talk to keeps what the candidates were built against. */
export async function apiContract(
  releases: Releases,
  candidates: ReadonlySet<string>,
  api: string,
): Promise<CheckResult> {
  const check = 'api-contract';
  let document: ApiDocument;
  try {
    const reply = await fetch(new URL('/docs/json', api), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    document = apiDocument.parse(await reply.json());
  } catch (error) {
    return { check, passed: null, findings: [`${api} does not tell its contracts: ${String(error)}`] };
  }
  const findings = compareContracts(releases, candidates, document);
  return { check, passed: findings.length === 0, findings };
}

/** @returns what the API lacks, in words */
export function compareContracts(
  releases: Releases,
  candidates: ReadonlySet<string>,
  { info, paths }: ApiDocument,
): string[] {
  const shell = shellBuild(releases);
  const builds = [...(candidates.has(shell.app) ? [shell] : []), ...concernedRemotes(releases, candidates)];
  return builds
    .filter(({ app }) => candidates.has(app))
    .flatMap(({ app, apiContract: needed, calls, uses }) => [
      // What a remote uses of its contracts is compared with the live shell's ("types"), so those have to be kept.
      ...(needed === undefined || covers(info.version, uses ? lower(needed, shell.apiContract) : needed)
        ? []
        : [`${app} was built against version ${needed} of the API, which is at ${info.version}`]),
      ...calls
        .filter((call) => !(documentedPath(call) in paths))
        .map((call) => `${app} calls ${call}, which the API does not have`),
    ]);
}

/** The API's document writes `{fileId}` for the parameter `:fileId`. */
const documentedPath = (call: string): string => CALLS_BELOW + call.replace(/:(\w+)/g, '{$1}');

const lower = (one: string, other: string = one): string => (covers(one, other) ? other : one);

function covers(offered: string, needed: string): boolean {
  const [major = 0, minor = 0] = offered.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major === neededMajor && minor >= neededMinor;
}
