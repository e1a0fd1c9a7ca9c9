import type { ReleaseRecord } from '../publish/release-record';
import type { Store } from '../store/store';
import type { CheckResult } from './check-report';
import { shellBuild } from './composed-releases';
import type { Replacement } from './links';
import { publishedTexts } from './published-texts';

/** Whether the shell sets every token that the styles of remotes take from it: colours, sizes, distances. */
export async function tokens({ store, releases, live, candidates }: Replacement): Promise<CheckResult> {
  const shell = shellBuild(releases).app;
  const read = async (release: ReleaseRecord | undefined) =>
    release === undefined ? NONE : readTokens(store, release);
  const now = await read(releases.get(shell));
  const before = await read(live.get(shell));
  const findings: string[] = [];
  for (const release of releases.values()) {
    const { app } = release;
    if (app === shell || !(candidates.has(app) || candidates.has(shell))) continue;
    const own = await readTokens(store, release);
    // What a library's scripts set cannot be told: what the live release took already is set somewhere.
    const replaced = candidates.has(app) ? live.get(app) : undefined;
    const known = replaced === undefined ? own.needs : (await readTokens(store, replaced)).needs;
    for (const token of own.needs) {
      if (own.sets.has(token) || now.always.has(token)) continue;
      // What is set for narrow windows only may be taken there only.
      const gone = !now.sets.has(token) && (before.sets.has(token) || !known.has(token));
      if (gone || before.always.has(token))
        findings.push(`${app} takes ${token}, which the shell does not set`);
    }
  }
  return { check: 'tokens', passed: findings.length === 0, findings };
}

interface Tokens {
  sets: ReadonlySet<string>;
  /** Whatever the window is, and whatever somebody asked for. */
  always: ReadonlySet<string>;
  needs: ReadonlySet<string>;
}

const NONE: Tokens = { sets: new Set(), always: new Set(), needs: new Set() };

/** In the styles of a release; what its scripts name it may set. */
async function readTokens(store: Store, release: ReleaseRecord): Promise<Tokens> {
  const { styleTokens } = await import('tooling/lib/style-tokens.mjs');
  const styles = (await publishedTexts(store, release, '.css')).map(styleTokens);
  const named = (await publishedTexts(store, release, '.js')).flatMap((code) =>
    [...code.matchAll(/["'`](--[\w-]+)/g)].map(([, name = '']) => name),
  );
  return {
    sets: new Set([...styles.flatMap(({ sets }) => sets), ...named]),
    always: new Set([...styles.flatMap(({ always }) => always), ...named]),
    needs: new Set(styles.flatMap(({ needs }) => needs)),
  };
}
