import type { ComposedApps } from '../composition/revision';
import { scriptJson } from './escape';

/**
 * The import map of every document: integrity of every script of every app, which is the only thing
 * that makes a browser check chunks that are imported later.
 * @param previous the releases to fall back to
 */
export function importMapText(apps: ComposedApps, previous: ComposedApps): string {
  const integrity: Record<string, string> = {};
  for (const app of [...Object.values(apps), ...Object.values(previous)]) {
    for (const [name, value] of Object.entries(app.integrity)) {
      if (!name.endsWith('.css')) integrity[app.base + name] = value;
    }
  }
  return scriptJson({ integrity });
}
