import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/places.mjs';
import { checkImports } from './check-imports.mjs';
import { reached, rules } from './rules.mjs';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const sources = /\.([cm]?[jt]s|[jt]sx|css)$/;
const files = [...new Set(listed.trim().split('\n'))].filter(
  (file) => sources.test(file) && existsSync(join(projectRoot, file)),
);

const breachesOf = checkImports(projectRoot, rules, reached);
const breaches = files.flatMap((file) => breachesOf(file, readFileSync(join(projectRoot, file), 'utf8')));

for (const { file, line, imported, instead } of breaches)
  console.error(`${file}:${line} may not import ${imported}\n  ${instead}\n`);
console.log(
  breaches.length === 0
    ? `${files.length} files keep to their boundaries`
    : `${breaches.length} forbidden imports`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
