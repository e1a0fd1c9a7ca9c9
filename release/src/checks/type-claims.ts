import { filledBy } from '../composition/filled-by';
import type { Surface } from '../publish/kernel-surfaces';
import { concernedRemotes, type Releases, shellBuild } from './composed-releases';
import { asBuilt, folderOf, type KernelCopy } from './kernel-copy';
import { namesOf, SHAPES, seenBy, union } from './used-shapes';

/** A line of TypeScript that compiles exactly when a promise is kept, and what it means when it does not. */
export interface Claim {
  meaning: string;
  /** The kernels that the line names. */
  kernels: readonly KernelCopy[];
  line: string;
}

interface Promised {
  meaning: string;
  /** What has to fit, and what it has to fit into. */
  given: KernelCopy;
  taken: KernelCopy;
  type: (kernel: KernelCopy) => string;
  /** What of it counts. */
  seen?: (type: string) => string;
}

/** That every value of one type is one of another, both written as the compiler is to read them. */
export const fits = (
  meaning: string,
  kernels: readonly KernelCopy[],
  types: { taken: string; given: string },
): Claim => ({
  meaning,
  kernels,
  line: `export const NAME: ${types.taken} = null as unknown as ${types.given};`,
});

const claim = ({ meaning, given, taken, type, seen = (all) => all }: Promised): Claim =>
  fits(meaning, [given, taken], { taken: seen(type(taken)), given: seen(type(given)) });

interface Handed {
  meaning: string;
  own: KernelCopy;
  live: KernelCopy;
  keys: (kernel: KernelCopy) => string;
  /** The keys that the remote names. */
  among: string;
}

/** Whether the live kernel knows what a remote names of its own kernel's keys. */
const keysClaim = ({ meaning, own, live, keys, among }: Handed): Claim =>
  fits(meaning, [own, live], { taken: keys(live), given: `Extract<${keys(own)}, ${among}>` });

/** Kernel entries whose types are made from the contracts. */
const madeFromContracts: readonly string[] = ['calls', 'http'];

/**
 * Whether the live kernel does for each remote what the one that it was built against does. Both are taken with the
 * remote's own view of what apps offer, and of the calls where the types are made from those: a route, slot or call that
 * is new needs no new shell, and one that the remote does not use is no matter of it.
 */
export function kernelClaims(releases: Releases, candidates: ReadonlySet<string>): Claim[] {
  return comparedRemotes(releases, candidates).flatMap(({ app, consumes, uses, own, live }) =>
    Object.entries(consumes).flatMap(([request, { names }]) => {
      const entry = /^shared-kernel\/(.+)$/.exec(request)?.[1];
      if (entry === undefined) return [];
      const contracts = madeFromContracts.includes(entry) ? own.digest : live.digest;
      const shells: KernelCopy = { ...live, offers: own.digest, contracts };
      return names.flatMap((name) => {
        const type = (kernel: KernelCopy) => `typeof import('${folderOf(kernel)}/${entry}')['${name}']`;
        const handed = uses?.given[request]?.[name];
        return [
          claim({
            meaning: `${app} uses ${name} of ${request} in a way that the shell's does not allow`,
            given: shells,
            taken: own,
            type,
          }),
          ...(handed
            ? [
                keysClaim({
                  meaning: `${app} hands ${name} of ${request} what the shell's does not know`,
                  own,
                  live: shells,
                  keys: (kernel) => `${SHAPES}.Handed<${type(kernel)}>`,
                  among: union(handed),
                }),
              ]
            : []),
        ];
      });
    }),
  );
}

/** Whether each call that a remote makes is, in the live kernel, the one that it was built with. */
export function callClaims(
  releases: Releases,
  candidates: ReadonlySet<string>,
  surfaceOf: (digest: string) => Surface,
): Claim[] {
  return comparedRemotes(releases, candidates).flatMap(({ app, calls, uses, own, live }) => {
    const seen = seenBy({ app, uses });
    return calls.flatMap((call) => {
      const contract = (type: string) => (kernel: KernelCopy) =>
        `import('${folderOf(kernel)}/contracts').${type.replaceAll('CALL', `'${call}'`)}`;
      const kind = (kernel: KernelCopy) =>
        `Extract<${contract('Calls[CALL]')(kernel)}['kind'], 'get' | 'counted' | 'upload' | 'download'>`;
      // Given and taken, so that one that is none of these fits no other.
      const way = (kernel: KernelCopy) => `(kind: ${kind(kernel)}) => ${kind(kernel)}`;
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
          seen,
        }),
        ...(uses
          ? [
              keysClaim({
                meaning: about('sends more in the request'),
                own,
                live,
                keys: (kernel) => `${SHAPES}.Keys<${contract('RequestOf<CALL>')(kernel)}>`,
                among: namesOf(app),
              }),
            ]
          : []),
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
    });
  });
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
