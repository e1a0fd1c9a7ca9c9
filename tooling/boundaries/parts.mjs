/**
 * A glob with named places: `mf-<app>/src/**`.
 * @param {string} glob
 * @returns {RegExp}
 */
export function globToRegExp(glob) {
  const source = glob.replace(/\*\*\/|\*\*|\*|\{[^}]*\}|<(\w+)>|[.+^$()|[\]\\]/g, (found, name) => {
    if (found === '**/') return '(?:.+/)?';
    if (found === '**') return '.+';
    if (found === '*') return '[^/]*';
    if (found.startsWith('{'))
      return `(?:${found
        .slice(1, -1)
        .split(',')
        .map((option) => globToRegExp(option).source.slice(1, -1))
        .join('|')})`;
    return name ? `(?<${name}>[^/]+)` : `\\${found}`;
  });
  return new RegExp(`^${source}$`);
}

/** @param {string | readonly string[]} globs */
const matcher = (globs) => {
  const patterns = [globs].flat().map(globToRegExp);
  /** @param {string} path */
  return (path) => {
    for (const pattern of patterns) {
      const found = pattern.exec(path);
      if (found) return { ...found.groups };
    }
    return undefined;
  };
};

/**
 * @typedef {object} Place Where a file stands.
 * @property {string} name of its part
 * @property {import('./rules/part.mjs').Part} part
 * @property {Record<string, string>} names what `<app>`, `<feature>` and `<module>` are here
 */

/**
 * Finds the part of a file.
 * @param {import('./rules/part.mjs').Parts} parts
 * @returns {(path: string) => Place | undefined}
 */
export function placesIn(parts) {
  const compiled = Object.entries(parts).map(([name, part]) => ({
    name,
    part,
    match: matcher(part.files),
  }));
  return (path) => {
    for (const { name, part, match } of compiled) {
      const names = match(path);
      if (names) return { name, part, names };
    }
    return undefined;
  };
}

/** @param {string} path */
export const workspaceOf = (path) => path.slice(0, path.indexOf('/'));
