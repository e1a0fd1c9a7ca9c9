import { globToRegExp, placesIn, workspaceOf } from './parts.mjs';
import { publicFilesIn } from './public-files.mjs';
import { readImports } from './read-imports.mjs';
import { resolverIn } from './resolver.mjs';

/**
 * @typedef {object} Breach
 * @property {string} file
 * @property {number} line
 * @property {string} imported the file or library that is imported
 * @property {string} instead
 */

/**
 * Holds files of a repository against a rules.
 * @param {string} root folder of the repository
 * @param {import('./rules/part.mjs').Parts} parts
 * @param {readonly { files: string, instead: string }[]} reached
 * @returns {(file: string, source: string) => Breach[]} what a file imports and may not
 */
export function checkImports(root, parts, reached) {
  const placeOf = placesIn(parts);
  const resolve = resolverIn(root);
  const isPublic = publicFilesIn(root);
  const ways = reached.map(({ files, instead }) => ({ pattern: globToRegExp(files), instead }));
  /** @param {string} path */
  const wayTo = (path) => ways.find(({ pattern }) => pattern.test(path))?.instead ?? '';

  return (file, source) => {
    const from = placeOf(file);
    if (!from)
      return [
        {
          file,
          line: 1,
          imported: 'anything',
          instead: 'No part of tooling/boundaries/rules has it: put it where its kind stands.',
        },
      ];
    return readImports(file, source).flatMap((found) => {
      if (found.specifier === undefined && from.part.mayCompute) return [];
      const target = found.specifier === undefined ? undefined : resolve(file, found.specifier);
      const instead = target
        ? reasonAgainst(from, target, found.form)
        : 'Name the file: what is computed cannot be checked.';
      const imported = target?.file ?? target?.library ?? found.specifier ?? 'what it computes';
      return instead === undefined ? [] : [{ file, line: found.line, imported, instead }];
    });

    /**
     * @param {import('./parts.mjs').Place} from
     * @param {import('./resolver.mjs').Target} target
     * @param {import('./read-imports.mjs').Import['form']} form
     */
    function reasonAgainst(from, target, form) {
      if (target.library !== undefined)
        return mayUseLibrary(from.part, target.library) ? undefined : from.part.instead;
      if (target.file === undefined) return 'There is no such file.';
      const isOutside = workspaceOf(file) !== workspaceOf(target.file);
      const to = placeOf(target.file);
      if (to && (!isOutside || isPublic(target.file)) && mayImport(from, to, form)) return undefined;
      return isOutside ? wayTo(target.file) : from.part.instead;
    }
  };
}

/**
 * @param {import('./parts.mjs').Place} from
 * @param {import('./parts.mjs').Place} to
 * @param {import('./read-imports.mjs').Import['form']} form
 */
function mayImport({ name, part, names }, to, form) {
  /** @param {string} key */
  const agreeOn = (key) => [names[key], undefined].includes(to.names[key]) || names[key] === undefined;
  const agree = Object.keys(to.names).every(agreeOn);
  const listed = [
    ...(part.may ?? []),
    ...((form === 'type' && part.mayAsTypes) || []),
    ...((form === 'lazy' && part.mayLazily) || []),
  ];
  if (agree && (to.name === name || listed.includes(to.name))) return true;
  return agreeOn('app') && listed.includes(`any ${to.name}`);
}

/** @param {import('./rules/part.mjs').Part} part @param {string} library */
function mayUseLibrary({ libraries }, library) {
  const names = 'only' in libraries ? libraries.only : libraries.not;
  return names.some((name) => globToRegExp(name).test(library)) === 'only' in libraries;
}
