import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { programArguments } from './bundled-program.mjs';

/** @param {(folder: string, run: () => string) => void} work with a program of two modules in a folder of its own */
function withProgram(work) {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  const file = join(folder, 'main.ts');
  writeFileSync(
    file,
    `import { z } from 'zod';
     import { word } from './word';
     console.log(z.string().parse(word satisfies string), import.meta.url);`,
  );
  writeFileSync(join(folder, 'word.ts'), `export const word: string = 'first';`);
  let bundle = '';
  try {
    work(folder, () => {
      const args = programArguments(file);
      bundle = args.at(-1) ?? '';
      return execFileSync(process.execPath, args, { encoding: 'utf8' });
    });
  } finally {
    for (const path of [folder, bundle, `${bundle}.sources.json`])
      rmSync(path, { recursive: true, force: true });
  }
}

test('a program runs from where it stands, with its packages, and anew after a change', () => {
  withProgram((folder, run) => {
    const place = pathToFileURL(join(folder, 'main.ts')).href;
    assert.equal(run(), `first ${place}\n`);
    writeFileSync(join(folder, 'word.ts'), `export const word: string = 'second';`);
    assert.equal(run(), `second ${place}\n`);
  });
});

test('a program that cannot be bundled says why', () => {
  withProgram((folder, run) => {
    rmSync(join(folder, 'word.ts'));
    assert.throws(run, /Could not resolve "\.\/word"/);
  });
});
