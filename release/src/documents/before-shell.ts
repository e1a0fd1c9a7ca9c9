import { startFindings } from '../checks/static-checks';
import { shellOf } from '../composition/check-composition';
import { composeApp } from '../composition/compose-app';
import type { ComposedApps } from '../composition/revision';
import { readRelease } from '../publish/releases';
import type { Store } from '../store/store';

/**
 * A composition with the shell that was live before, for browsers in which the live one does not start (boot-script.ts).
 * Null where there was none, or where it lacks something that a remote of today takes from it.
 */
export async function beforeShell(store: Store, apps: ComposedApps): Promise<ComposedApps | null> {
  const { name, shell } = shellOf(apps);
  if (shell.previous === null) return null;
  const composed = { ...apps, [name]: await composeApp(store, name, shell.previous, null) };
  const releases = await Promise.all(
    Object.entries(composed).map(
      async ([app, { version }]) => [app, await readRelease(store, app, version)] as const,
    ),
  );
  const findings = startFindings({ releases: new Map(releases), candidates: new Set([name]) });
  return findings.length > 0 ? null : composed;
}
