import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import type { Breakage, Harmless } from './breakage';
import type { Outcome } from './judge';
import { verdictOf } from './verdict';

const file = join(projectRoot, 'docs', 'releasing-reference.md');
const BEGIN = '<!-- breakages: npm run breakages -->';
const END = '<!-- /breakages -->';

/** Writes what became of every change that was tried into the page about releasing. */
export function writeTable(
  breakages: readonly Breakage[],
  harmless: readonly Harmless[],
  outcomes: Readonly<Record<string, Outcome>>,
): void {
  const page = readFileSync(file, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  writeFileSync(file, `${before}${BEGIN}\n${table(breakages, harmless, outcomes)}\n${END}${after}`);
}

function table(
  breakages: readonly Breakage[],
  harmless: readonly Harmless[],
  outcomes: Readonly<Record<string, Outcome>>,
): string {
  const broken = breakages.flatMap((breakage) => {
    const outcome = outcomes[breakage.name];
    return outcome ? [{ breakage, outcome, verdict: verdictOf(breakage, outcome) }] : [];
  });
  const fine = harmless.flatMap((change) => {
    const outcome = outcomes[change.name];
    return outcome ? [{ change, outcome }] : [];
  });
  const refused = broken.filter(({ verdict }) => verdict === 'refused').length;
  const passed = fine.filter(({ outcome }) => outcome.by === null).length;
  return [
    `${refused} of ${broken.length} breakages are refused or taken back for their own reason; ${passed} of ${fine.length} harmless changes pass.`,
    '',
    '| app | what is done | outcome | what is said |',
    '|---|---|---|---|',
    ...broken.map(({ breakage, outcome, verdict }) =>
      row(breakage, verdict === 'refused' ? `${breakage.by}` : `**${verdict}**`, line(breakage, outcome)),
    ),
    ...fine.map(({ change, outcome }) =>
      row(change, outcome.by === null ? 'passed' : `**refused by ${outcome.by}**`, outcome.said[0] ?? ''),
    ),
  ].join('\n');
}

const line = ({ says }: Breakage, { said }: Outcome): string =>
  said.find((text) => says.test(text)) ?? said[0] ?? '';

const LONGEST = 140;

const row = ({ app, does }: Harmless, outcome: string, said: string): string =>
  `| ${app} | ${does} | ${outcome} | ${cell(said)} |`;

function cell(text: string): string {
  const plain = text
    .replace(/\.[0-9a-f]{8}(?=\.\w+\b)/g, '.*')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
  return plain === '' ? '' : `\`${plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain}\``;
}
