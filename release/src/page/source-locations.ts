import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { findRelease } from '../publish/releases';
import { readSourceMaps, type SourceMaps } from '../publish/source-maps';
import { appName, releaseVersion } from '../store/names';
import type { Store } from '../store/store';

const frame = /\/apps\/([\w-]+)\/([^\s/]+)\/([^\s:?#]+):(\d+):(\d+)/;
const mostKept = 5_000;

export type SourcePlaces = (line: string) => Promise<string | null>;

/**
 * Where in the source a line of a stack comes from, such as `src/app.tsx:12`; null where no release, file or map says it. What
 * a map says is kept, as maps are large.
 */
export function sourcePlaces(store: Store, kept: Map<string, string | null>): SourcePlaces {
  const maps = new Map<string, Promise<SourceMaps | null>>();
  const traced = new Map<string, TraceMap | null>();

  async function mapsOf(app: string, version: string): Promise<SourceMaps | null> {
    if (!appName.safeParse(app).success || !releaseVersion.safeParse(version).success) return null;
    const release = await findRelease(store, app, version);
    return release && readSourceMaps(store, release);
  }

  function traceOf(key: string, text: string | undefined): TraceMap | null {
    const known = traced.get(key);
    if (known !== undefined) return known;
    const map = text === undefined ? null : parse(text);
    traced.set(key, map);
    return map;
  }

  return async (line) => {
    const [place, app = '', version = '', file = '', row, column] = frame.exec(line) ?? [];
    if (place === undefined) return null;
    const known = kept.get(place);
    if (known !== undefined) return known;
    const release = `${app}@${version}`;
    const loading = maps.get(release) ?? mapsOf(app, version).catch(() => null);
    maps.set(release, loading);
    const all = await loading;
    const text = all && Object.hasOwn(all, file) ? all[file] : undefined;
    const found = originalOf(traceOf(`${release} ${file}`, text), Number(row), Number(column));
    if (kept.size >= mostKept) kept.clear();
    kept.set(place, found);
    return found;
  };
}

/** Null for a map that is broken: the place in the built file is shown as it came. */
function parse(text: string): TraceMap | null {
  try {
    return new TraceMap(text);
  } catch {
    return null;
  }
}

function originalOf(map: TraceMap | null, line: number, column: number): string | null {
  if (map === null || line < 1 || column < 1) return null;
  try {
    // Browsers count columns from one, maps from none.
    const { source, line: row } = originalPositionFor(map, { line, column: column - 1 });
    return source === null ? null : `${source}:${row}`;
  } catch {
    return null;
  }
}
