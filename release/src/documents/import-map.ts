import type { ComposedApp, ComposedApps } from '../composition/revision';
import { scriptJson } from './escape';

/**
 * The import map of every document: integrity of every script that the composition can load, which is the only thing
 * that makes a browser check chunks that are imported later. Platform modules that no app of it takes are left out: the
 * shell offers whole libraries, and each script costs every document some fifty bytes.
 * @param previous the releases to fall back to
 */
export function importMapText(apps: ComposedApps, previous: ComposedApps): string {
  const composed = [...Object.values(apps), ...Object.values(previous)];
  const consumed = new Set(composed.flatMap(({ consumes }) => consumes));
  const integrity: Record<string, string> = {};
  for (const app of composed) {
    const unused = unusedFiles(app, consumed);
    for (const [name, value] of Object.entries(app.integrity)) {
      if (!name.endsWith('.css') && !unused.has(name)) integrity[app.base + name] = value;
    }
  }
  return scriptJson({ integrity });
}

/** Files of the platform modules that nobody takes. */
function unusedFiles({ provides, optional }: ComposedApp, consumed: ReadonlySet<string>): Set<string> {
  const unused = new Set(Object.values(optional).flat());
  for (const [request, files] of Object.entries(provides))
    if (consumed.has(request)) for (const file of files) unused.delete(file);
  return unused;
}
