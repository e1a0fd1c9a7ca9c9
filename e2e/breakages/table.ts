import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import type { Breakage, Harmless } from './breakage';
import type { Outcome } from './judge';
import { verdictOf } from './verdict';

const file = join(projectRoot, 'docs', 'releasing-reference.md');
const BEGIN = '<!-- breakages: npm run breakages -->';
const END = '<!-- /breakages -->';

/**
 * Writes what became of changes into the page about releasing. A change that has no outcome here keeps the row that it has there;
 * one that is no longer in the list loses it.
 */
export function writeTable(
  breakages: readonly Breakage[],
  harmless: readonly Harmless[],
  outcomes: Readonly<Record<string, Outcome>>,
): void {
  const page = readFileSync(file, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const [old = '', after = ''] = rest.split(END);
  const written = table(old.split('\n'), breakages, harmless, outcomes);
  writeFileSync(file, `${before}${BEGIN}\n${written}\n${END}${after}`);
}

/** @param old the lines that stand there */
export function table(
  old: readonly string[],
  breakages: readonly Breakage[],
  harmless: readonly Harmless[],
  outcomes: Readonly<Record<string, Outcome>>,
): string {
  const rowsOf = <Change extends Harmless>(
    changes: readonly Change[],
    said: (change: Change, outcome: Outcome) => readonly [outcome: string, said: string],
  ) =>
    changes.flatMap((change) => {
      const outcome = outcomes[change.name];
      if (outcome) return [`${beginning(change)}${said(change, outcome).join(' | ')} |`];
      return old.filter((row) => row.startsWith(beginning(change)));
    });
  const broken = rowsOf(breakages, (breakage, outcome) => {
    const verdict = verdictOf(breakage, outcome);
    return [verdict === 'refused' ? breakage.by : `**${verdict}**`, cell(line(breakage, outcome))];
  });
  const fine = rowsOf(harmless, (_change, outcome) => [
    outcome.by === null ? 'passed' : `**refused by ${outcome.by}**`,
    cell(outcome.said[0] ?? ''),
  ]);
  const right = (rows: readonly string[]) => rows.filter((row) => !/\| \*\*[^|]*\*\* \|/.test(row)).length;
  const untried = breakages.length + harmless.length - broken.length - fine.length;
  return [
    `${right(broken)} of ${broken.length} breakages are refused or taken back for their own reason; ${right(fine)} of ${fine.length} harmless changes pass.${untried > 0 ? ` ${untried} others of the list have not been tried since they were written or changed.` : ''}`,
    '',
    '| app | what is done | outcome | what is said |',
    '|---|---|---|---|',
    ...broken,
    ...fine,
  ].join('\n');
}

/** What a row is known by. */
const beginning = ({ app, does }: Harmless): string => `| ${app} | ${does} | `;

const line = ({ says }: Breakage, { said }: Outcome): string =>
  said.find((text) => says.test(text)) ?? said[0] ?? '';

const LONGEST = 140;

function cell(text: string): string {
  const plain = text
    .replace(/\.[0-9a-f]{8}(?=\.\w+\b)/g, '.*')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
  return plain === '' ? '' : `\`${plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain}\``;
}
