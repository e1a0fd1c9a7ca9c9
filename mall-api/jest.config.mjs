import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databasePreset, engine, inDrills } from 'tooling/jest/presets.mjs';

const source = join(import.meta.dirname, 'src');

/** Folders in which SQL is written by hand: there the two engines may differ. */
const withSql = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /\bsql(<[^>]*>)?`/.test(readFileSync(join(source, file), 'utf8')))
    .map((file) => dirname(file)),
);

const ofEngine = {
  // The engine of an installation: everything but what is about the embedded one.
  postgresql: { testPathIgnorePatterns: ['\\.embedded\\.test\\.ts$'] },
  // The engine of a try-out: what may differ there.
  embedded: {
    testPathIgnorePatterns: ['\\.postgresql\\.test\\.ts$'],
    ...(!inDrills && { testMatch: [...withSql].map((folder) => `<rootDir>/src/${folder}/*.test.ts`) }),
  },
};

export default { ...databasePreset, ...ofEngine[engine] };
