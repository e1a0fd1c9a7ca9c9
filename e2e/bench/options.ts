import { parseArgs } from 'node:util';
import { type LineName, lines } from './lines';
import { type PageName, pageNames } from './pages';

export const variantNames = ['composed', 'one bundle', 'default federation'] as const;
export type VariantName = (typeof variantNames)[number];

export interface BenchOptions {
  rounds: number;
  lines: readonly LineName[];
  pages: readonly PageName[];
  variants: readonly VariantName[];
}

/**
 * `npm run bench -- [rounds] [--line slow] [--page home --page cart] [--against bundle]`: without an option all lines, all
 * pages, and both builds to measure against.
 * @throws Error when there is no such line or page
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      line: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      against: { type: 'string', multiple: true },
    },
  });
  const lineNames = Object.keys(lines) as LineName[];
  return {
    rounds: Number(positionals[0] ?? 5),
    lines: chosen('line', lineNames, values.line),
    pages: chosen('page', pageNames, values.page),
    variants: ['composed', ...chosen('build', ['one bundle', 'default federation'] as const, values.against)],
  };
}

/** Those of which the name, or its last word, was given; all where nothing was. */
function chosen<Name extends string>(
  what: string,
  names: readonly Name[],
  given: readonly string[] | undefined,
): readonly Name[] {
  const found = given?.map((text) => {
    const name = names.find((candidate) => candidate === text || candidate.endsWith(` ${text}`));
    if (!name) throw new Error(`there is no ${what} ${text}; there are ${names.join(', ')}`);
    return name;
  });
  return found ?? names;
}
