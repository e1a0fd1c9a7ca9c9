import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '../publish/release-record';
import type { Store } from '../store/store';

/** The texts of a release's files of one kind, such as `.css`. One that is gone is a finding of `files`. */
export const publishedTexts = (
  store: Store,
  { app, version, files }: ReleaseRecord,
  ending: '.css' | '.js',
): Promise<string[]> =>
  Promise.all(
    Object.keys(files)
      .filter((name) => name.endsWith(ending))
      .map((name) => readFile(join(store.release(app, version), name), 'utf8').catch(() => '')),
  );
