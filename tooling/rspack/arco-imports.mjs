import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const arco = '@arco-design/web-react';
const isSource = (/** @type {string} */ name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);

/**
 * Arco's components that the source of some workspaces imports. What nobody imports need not be shared, or built.
 * @param {readonly string[]} folders of the workspaces
 * @returns {string[]} such as `Modal`, sorted
 */
export function arcoImports(folders) {
  const names = folders.flatMap((folder) => {
    const source = join(folder, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isSource);
    return files.flatMap((file) => namesIn(file, readFileSync(join(source, file), 'utf8')));
  });
  return [...new Set(names)].sort();
}

/** @param {string} file @param {string} source */
function namesIn(file, source) {
  if (!source.includes(`'${arco}`)) return [];
  const { staticImports, staticExports } = parseSync(file, source).module;
  const whole = [
    ...staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === arco)
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ moduleRequest, isType }) => moduleRequest?.value === arco && !isType),
  ].map(({ importName }) => importName.name ?? '');
  const single = staticImports.flatMap(
    ({ moduleRequest }) => /^@arco-design\/web-react\/es\/([A-Z]\w*)$/.exec(moduleRequest.value)?.[1] ?? [],
  );
  return [...whole, ...single].filter((name) => /^[A-Z]/.test(name));
}
