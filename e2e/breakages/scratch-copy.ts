import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyByLinks } from 'tooling/lib/copy-by-links.mjs';
import { projectRoot } from 'tooling/lib/places.mjs';
import { run } from 'tooling/lib/processes.mjs';
import type { Edit } from './breakage';

/** A copy of the project whose sources can be changed and built. */
export interface ScratchCopy {
  /** Builds an app with its sources changed for that long; the folder with its `dist`. */
  build(app: string, edits: readonly Edit[], into: string): Promise<void>;
  remove(): void;
}

export function scratchCopy(): ScratchCopy {
  // On the project's disk, because its files get second names there.
  const data = join(projectRoot, '.data');
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, 'breakages-'));
  const copy = join(folder, 'mall');
  copyByLinks(projectRoot, copy);
  return {
    async build(app, edits, into) {
      const before = new Map<string, string>();
      try {
        for (const { file, find, put } of edits) {
          const path = join(copy, file);
          const text = readFileSync(path, 'utf8');
          if (text.split(find).length !== 2) throw new Error(`${file} does not hold 「${find}」 once`);
          if (!before.has(path)) before.set(path, text);
          replace(
            path,
            text.replace(find, () => put),
          );
        }
        await run(join(copy, 'node_modules', '.bin', 'rspack'), ['build', '--output-path', into], {
          cwd: join(copy, app),
        });
      } finally {
        for (const [path, text] of before) replace(path, text);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** As a file of its own: writing into it would write into the project's. */
function replace(path: string, text: string): void {
  rmSync(path);
  writeFileSync(path, text);
}
