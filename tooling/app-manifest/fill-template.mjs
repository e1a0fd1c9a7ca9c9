import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const templates = dirname(fileURLToPath(import.meta.url));
const SUFFIX = '.template';

/**
 * Copies a folder of templates, its words filled in; `feature` and `view` in names of files are filled in, too.
 * @param {string} template folder beside this file
 * @param {string} to
 * @param {Readonly<Record<string, string>>} words
 */
export function fillTemplate(template, to, words) {
  const from = join(templates, template);
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(SUFFIX),
  );
  for (const file of names) {
    const name = file
      .slice(0, -SUFFIX.length)
      .split(sep)
      .map((part) => part.replace(/^(feature|view)(?=$|[-.])/, (word) => words[word] ?? word))
      .join(sep);
    const text = readFileSync(join(from, file), 'utf8');
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(
      join(to, name),
      text.replaceAll(/\{\{(\w+)\}\}/g, (place, word) => words[word] ?? place),
    );
  }
}

/** A value as a field of a JSON file. @param {unknown} value */
export const asField = (value) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
