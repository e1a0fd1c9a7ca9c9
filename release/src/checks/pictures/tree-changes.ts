import { diffLines } from 'diff';
import type { PicturedPage } from './picture-report';

/** Whoever has to read more looks at the page itself. */
const MOST_LINES = 80;

/** What an accessibility tree has more and less than another, line by line. */
export function treeChanges(before: string, after: string): PicturedPage['tree'] {
  return diffLines(before, after)
    .flatMap(({ added, removed, value }) => {
      const change = added ? ('added' as const) : removed ? ('removed' as const) : null;
      const lines = value.split('\n').filter((line) => line.trim() !== '');
      return change === null ? [] : lines.map((line) => ({ change, line: line.replace(/^(\s*)- /, '$1') }));
    })
    .slice(0, MOST_LINES);
}
