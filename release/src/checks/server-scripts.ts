import type { Revision } from '../composition/revision';
import { compositionData } from '../documents/composition-data';
import { type DrawingPlace, drawingFacts } from '../documents/drawing-facts';
import { readDrawing } from '../documents/drawn-page';
import { readReleaseFile } from '../documents/render-documents';
import { createRenderer, type ServerScript } from '../render/renderer';
import type { Store } from '../store/store';
import type { CheckResult } from './check-report';
import { type Releases, shellBuild } from './composed-releases';

/** On a machine that has other work. */
const PATIENT = { processes: 1, queueMs: 60_000, limitMs: 5_000 };
const WINDOW = { width: 1366, height: 768 };

/** Nobody; pages that need a login are drawn for them. */
const USER = { of: 'check', clientType: 1, clientName: '' };
const BUYER: DrawingPlace['buyer'] = {
  user: USER,
  stored: { userInfo: JSON.stringify(USER), dealer: null, orderView: null },
};

/**
 * Whether the server scripts of the candidates load in an empty context and draw their pages, before any reply; of the
 * shell, those of every remote with it. Of a remote the first page that fails is named.
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
      const stated = Object.entries(composition.apps[app]?.routes ?? {});
      const firstPage = [[build.federation.mount[0] ?? '/', null]] as const;
      for (const [path, route] of stated.length > 0 ? stated : firstPage) {
        const place: DrawingPlace = {
          address: `https://shop.invalid${path}`,
          window: WINDOW,
          replies: [],
          buyer: (route?.access ?? 'buyer') === 'buyer' ? BUYER : null,
        };
        const given = drawingFacts(apps, composition, { shell: shell.app, remotes: [app] }, place);
        const why = await renderer.draw({ scripts: [shell, script], given }).then(
          (text) => causeIn(text, `${app}/app`),
          (error: Error) => error.message,
        );
        if (why === null) continue;
        findings.push(`the server script of ${app} does not draw ${path}: ${why}`);
        break;
      }
    }
  } finally {
    renderer.close();
  }
  return { check: 'server-scripts', passed: findings.length === 0, findings };
}

/** Why a view is not in a drawing; null if it is, or if the page does not ask for it. */
function causeIn(text: string, view: string): string | null {
  const { failed, causes } = readDrawing(text);
  return causes[view] ?? (failed.includes(view) ? 'it threw' : null);
}

async function scriptOf(store: Store, releases: Releases, app: string): Promise<ServerScript | null> {
  const release = releases.get(app);
  if (release?.build.server === undefined) return null;
  const { version, build } = release;
  return { app, version, text: await readReleaseFile(store, app, version, build.server ?? '') };
}
