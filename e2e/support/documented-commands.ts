import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';

/**
 * The commands that a section of a page tells its reader to type, as they stand there: a text for each block, for a shell.
 * @param page such as `docs/releasing.md`
 * @param heading of the section, which ends with the next of its level or above
 */
export function documentedCommands(page: string, heading: string): readonly string[] {
  const text = readFileSync(join(projectRoot, page), 'utf8');
  const [, level = '', section] = new RegExp(`^(#+) ${heading}$(.*)`, 'ms').exec(text) ?? [];
  if (section === undefined) throw new Error(`${page} has no section ${heading}`);
  const end = new RegExp(`^#{1,${level.length}} `, 'm').exec(section)?.index;
  return [...section.slice(0, end).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
    ([, commands = '']) => commands,
  );
}
