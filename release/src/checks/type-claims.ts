import { filledBy } from '../composition/filled-by';
import { concernedRemotes, type Releases, shellBuild } from './composed-releases';
import { asBuilt, folderOf, type KernelCopy, type Surface } from './kernel-copy';

/** A line of TypeScript that compiles exactly when a promise is kept, and what it means when it does not. */
export interface Claim {
  meaning: string;
  /** The kernels that the line names. */
  kernels: readonly [KernelCopy, KernelCopy];
  line: string;
}

interface Promised {
  meaning: string;
  /** What has to fit, and what it has to fit into. */
  given: KernelCopy;
  taken: KernelCopy;
  type: (kernel: KernelCopy) => string;
}

const claim = ({ meaning, given, taken, type }: Promised): Claim => ({
  meaning,
  kernels: [given, taken],
  line: `export const NAME: ${type(taken)} = null as unknown as ${type(given)};`,
});

/** Kernel entries whose types are made from the contracts. */
const madeFromContracts: readonly string[] = ['calls', 'http'];

/**
 * Whether the live kernel does for each remote what the one that it was built against does. Both are taken with the
 * remote's own view of what apps offer, and of the calls where the types are made from those: a route, slot or call that
 * is new needs no new shell, and one that the remote does not use is no matter of it.
 */
export function kernelClaims(releases: Releases, candidates: ReadonlySet<string>): Claim[] {
  return comparedRemotes(releases, candidates).flatMap(({ app, consumes, own, live }) =>
    Object.entries(consumes).flatMap(([request, { names }]) => {
      const entry = /^shared-kernel\/(.+)$/.exec(request)?.[1];
      if (entry === undefined) return [];
      const contracts = madeFromContracts.includes(entry) ? own.digest : live.digest;
      return names.map((name) =>
        claim({
          meaning: `${app} uses ${name} of ${request} in a way that the shell's does not allow`,
          given: { ...live, offers: own.digest, contracts },
          taken: own,
          type: (kernel) => `typeof import('${folderOf(kernel)}/${entry}')['${name}']`,
        }),
      );
    }),
  );
}

/** Whether each call that a remote makes is, in the live kernel, the one that it was built with. */
export function callClaims(
  releases: Releases,
  candidates: ReadonlySet<string>,
  surfaceOf: (digest: string) => Surface,
): Claim[] {
  return comparedRemotes(releases, candidates).flatMap(({ app, calls, own, live }) =>
    calls.flatMap((call) => {
      const contract = (type: string) => (kernel: KernelCopy) =>
        `import('${folderOf(kernel)}/contracts').${type.replaceAll('CALL', `'${call}'`)}`;
      const way = (kernel: KernelCopy) =>
        `Extract<${contract('Calls[CALL]')(kernel)}['kind'], 'get' | 'counted' | 'upload' | 'download'>`;
      const about = (promise: string) =>
        `${app} ${promise} of ${call}, and the shell's kernel says otherwise`;
      // A remote of before the table promises nothing.
      const saysStaleness = 'contracts/staleness.ts' in surfaceOf(own.digest);
      return [
        claim({
          meaning: about('goes by the request'),
          given: own,
          taken: live,
          type: contract('RequestOf<CALL>'),
        }),
        claim({
          meaning: about('goes by the reply'),
          given: live,
          taken: own,
          type: contract('ReplyOf<CALL>'),
        }),
        claim({ meaning: about('goes by the kind'), given: live, taken: own, type: way }),
        ...(saysStaleness
          ? [
              claim({
                meaning: about('counts on what is stale after a write'),
                given: own,
                taken: live,
                type: contract('StaleAfter<CALL>'),
              }),
            ]
          : []),
      ];
    }),
  );
}

/** Remotes that were built against another kernel than the live shell's, with both. */
function comparedRemotes(releases: Releases, candidates: ReadonlySet<string>) {
  const shell = shellBuild(releases);
  return concernedRemotes(releases, candidates).flatMap((build) =>
    build.surface === undefined || shell.surface === undefined || build.surface === shell.surface
      ? []
      : [{ ...build, own: asBuilt(build.surface), live: asBuilt(shell.surface) }],
  );
}

/** Whether what an app hands to a slot is what the app that fills it takes. */
export function slotClaims(releases: Releases, candidates: ReadonlySet<string>): Claim[] {
  return [...releases.values()].flatMap(({ build: user }) =>
    user.slots.flatMap((slot) => {
      const { app } = filledBy(slot);
      const owner = releases.get(app)?.build;
      if (!owner || owner.app === user.app || !(candidates.has(user.app) || candidates.has(app))) return [];
      if (!user.surface || !owner.surface || user.surface === owner.surface) return [];
      return claim({
        meaning: `${user.app} hands ${slot} what ${app} does not take`,
        given: asBuilt(user.surface),
        taken: asBuilt(owner.surface),
        type: (kernel) => `import('${folderOf(kernel)}/ui/slot-contracts').SlotContracts['${slot}']`,
      });
    }),
  );
}
