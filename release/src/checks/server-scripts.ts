import type { Revision } from '../composition/revision';
import { compositionData } from '../documents/composition-data';
import { drawingFacts } from '../documents/drawing-facts';
import { readDrawing } from '../documents/drawn-page';
import { readReleaseFile } from '../documents/render-documents';
import { createRenderer, type ServerScript } from '../render/renderer';
import type { Store } from '../store/store';
import type { CheckResult } from './check-report';
import { type Releases, shellBuild } from './composed-releases';

/** On a machine that has other work. */
const PATIENT = { processes: 1, queueMs: 60_000, limitMs: 5_000 };
const WINDOW = { width: 1366, height: 768 };

/**
 * Whether the server scripts of the candidates load in an empty context and draw their first page, before any reply; of the
 * shell, those of every remote with it.
 */
export async function serverScripts(
  store: Store,
  revision: Revision,
  releases: Releases,
  candidates: ReadonlySet<string>,
): Promise<CheckResult> {
  const { apps } = revision;
  const shell = await scriptOf(store, releases, shellBuild(releases).app);
  const findings: string[] = [];
  const renderer = createRenderer(PATIENT);
  try {
    for (const [app, { build }] of releases) {
      const concerned = candidates.has(app) || candidates.has(shellBuild(releases).app);
      const script = concerned && build.manifest !== undefined && (await scriptOf(store, releases, app));
      if (!shell || !script) continue;
      const composition = compositionData(
        revision,
        { canary: null, apps, buckets: [], passes: [] },
        { previous: {}, offline: false },
      );
      const address = `https://shop.invalid${build.federation.mount[0]}`;
      const given = drawingFacts(
        apps,
        composition,
        { shell: shell.app, remotes: [app] },
        { address, window: WINDOW, replies: [], buyer: null },
      );
      const why = await renderer.draw({ scripts: [shell, script], given }).then(
        (text) => {
          const { failed, causes } = readDrawing(text);
          const view = `${app}/app`;
          return causes[view] ?? (failed.includes(view) ? 'it threw' : null);
        },
        (error: Error) => error.message,
      );
      if (why !== null)
        findings.push(`the server script of ${app} does not draw ${build.federation.mount[0]}: ${why}`);
    }
  } finally {
    renderer.close();
  }
  return { check: 'server-scripts', passed: findings.length === 0, findings };
}

async function scriptOf(store: Store, releases: Releases, app: string): Promise<ServerScript | null> {
  const release = releases.get(app);
  if (release?.build.server === undefined) return null;
  const { version, build } = release;
  return { app, version, text: await readReleaseFile(store, app, version, build.server ?? '') };
}
