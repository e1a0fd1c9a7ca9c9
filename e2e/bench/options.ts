import { parseArgs } from 'node:util';
import { type ConnectionName, connections } from './connections';
import { type PageName, pageNames } from './pages';

export const variantNames = ['composed', 'one bundle', 'default federation'] as const;
export type VariantName = (typeof variantNames)[number];

export interface BenchOptions {
  rounds: number;
  connections: readonly ConnectionName[];
  pages: readonly PageName[];
  variants: readonly VariantName[];
}

/**
 * `npm run bench -- [rounds] [--connection slow] [--page home --page cart] [--against bundle]`: without an option all connections, all
 * pages, and both builds to measure against.
 * @throws Error when there is no such connection or page
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      connection: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      against: { type: 'string', multiple: true },
    },
  });
  const connectionNames = Object.keys(connections) as ConnectionName[];
  return {
    rounds: Number(positionals[0] ?? 5),
    connections: chosen('connection', connectionNames, values.connection),
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
