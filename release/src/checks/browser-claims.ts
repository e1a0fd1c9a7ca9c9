import type { Surface } from '../publish/kernel-surfaces';
import type { Releases } from './composed-releases';
import { asBuilt, folderOf } from './kernel-copy';
import { type Claim, fits } from './type-claims';
import { SHAPES, seenBy } from './used-shapes';

/** Where a kernel states what pages keep in the browser and tell one another; older ones state nothing. */
const STATEMENT = 'contracts/stored-in-browser.ts';

const PARTS = ['cookies', 'localStorage', 'sessionStorage', 'channels', 'events'] as const;

/**
 * Whether a candidate and what is live, open in the same browser, understand what the other has kept there: nothing that
 * is live may go, and what both have is of one shape. Of a remote counts what it names.
 */
export function browserClaims(
  releases: Releases,
  live: Releases,
  candidates: ReadonlySet<string>,
  surfaceOf: (digest: string) => Surface,
): Claim[] {
  const states = (digest: string | undefined): digest is string =>
    digest !== undefined && STATEMENT in surfaceOf(digest);
  const beside = new Set([...live.values()].map(({ build }) => build.surface));
  return [...candidates].flatMap((app) => {
    const build = releases.get(app)?.build;
    const own = build?.surface;
    if (!build || !states(own)) return [];
    const seen = seenBy(build);
    return [...beside].flatMap((other) => {
      if (!states(other) || other === own) return [];
      const kernels = [asBuilt(own), asBuilt(other)];
      return PARTS.flatMap((part) => {
        const [mine = '', theirs = ''] = kernels.map((kernel) => {
          const type = `import('${folderOf(kernel)}/contracts/stored-in-browser').StoredInBrowser['${part}']`;
          return seen(type);
        });
        const claim = (meaning: string, taken: string, given: string) =>
          fits(`${app} ${meaning}`, kernels, { taken, given });
        return [
          claim(`does not keep in the browser (${part}) what is live does`, theirs, mine),
          claim(
            `does not understand what is live keeps in the browser (${part})`,
            `${SHAPES}.Shared<${mine}, ${theirs}>`,
            `${SHAPES}.Shared<${theirs}, ${mine}>`,
          ),
        ];
      });
    });
  });
}
