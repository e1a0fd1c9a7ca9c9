import type { Command } from 'commander';
import { currentNumber, listChannels, revisionNumbers } from '../composition/revisions';
import { checkLog } from '../log/check-log';
import { readLog } from '../log/release-log';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { type CommonOptions, chosenStore } from './context';
import { formatTable, formatTime } from './table';

export function logCommands(program: Command): void {
  program
    .command('log')
    .description('who did what to the store and when, newest first')
    .option('--subject <path>', 'only what names this file of the store, or one below it')
    .option('--limit <n>', 'how many entries', Number, 50)
    .action(async (_flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<CommonOptions & { subject?: string; limit: number }>();
      const { subject: wanted = '' } = flags;
      const entries = (await readLog(chosenStore(flags)))
        .filter(({ subject }) => subject === wanted || subject.startsWith(wanted && `${wanted}/`))
        .slice(-flags.limit)
        .reverse();
      const rows = entries.map(({ seq, at, person, role, rights, account, verb, subject, outcome, why }) => [
        `${seq}`,
        formatTime(at),
        person,
        role,
        rights.join(' '),
        account,
        verb,
        subject,
        outcome,
        why,
      ]);
      const headings = ['entry', 'when', 'person', 'role', 'rights', 'account', '', 'what', 'outcome', 'why'];
      console.log(formatTable(headings, rows) || 'no entry names it');
    });

  program
    .command('check-log')
    .description('whether an entry was changed, removed or put elsewhere, or what the entries name')
    .option('--head <entry:hash>', 'the end as it was noted down: up to there nothing may be missing')
    .option('--mirror', 'the store is a mirror: what it does not hold is not missing')
    .action(async (_flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<CommonOptions & { head?: string; mirror?: boolean }>();
      const store = chosenStore(flags);
      const { entries, before, head } = await checkLog(store, flags);
      await requirePointers(store);
      if (head === null) {
        console.log('nothing was logged yet');
        return;
      }
      console.log(`${entries} entries follow one another, and what the store holds is what they say`);
      if (before.length > 0)
        console.log(`${before.length} files are from before the log, which names nobody for them`);
      console.log(`head ${head.seq}:${head.hash}`);
    });
}

/** What a channel shows follows its revisions; a promotion that was killed is finished by the next change. */
async function requirePointers(store: Store): Promise<void> {
  for (const channel of await listChannels(store)) {
    const [shown, last] = [
      await currentNumber(store, channel),
      (await revisionNumbers(store, channel)).at(-1),
    ];
    if (shown !== (last ?? null))
      throw new ReleaseError(
        `channel ${channel} shows revision ${shown ?? 0}, though ${last ?? 0} is its last`,
      );
  }
}
