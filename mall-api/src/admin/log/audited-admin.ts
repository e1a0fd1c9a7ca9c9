import type { Database } from '../../db/database';
import { CallError, invalid } from '../../http/call-error';
import type { Sms } from '../../ports/sms';
import type { SignGroup } from '../group-commands';
import type { AdminCommand } from '../operations';
import { type Admin, createAdmin } from '../service';
import { type AdminPerson, appendToAdminLog } from './admin-log';
import { canonicalJson } from './chain';

/** Queries, which are not logged. All other commands are, including ones added later. */
const asking: ReadonlySet<string> = new Set<AdminCommand>([
  'waiting',
  'order',
  'product',
  'application',
  'quote',
  'messages',
  'log',
  'trace',
  'checkLog',
  'searchMisses',
  'synonyms',
]);

/** An automated actor, such as the demonstration's provider. */
export const program = (name: string): AdminPerson => ({ person: name, role: '程序', account: '' });

/** In a demonstration, users need not identify themselves. */
const inDemonstration = ({ person, role, account }: AdminPerson): AdminPerson => ({
  person: person || account,
  role: role || '演示',
  account,
});

const named = ['no', 'code', 'skuCode', 'id', 'name', 'word'];

/** Number or code of a request's subject. */
const subjectOf = (input: object): string =>
  `${named.map((key) => (input as Record<string, unknown>)[key]).find((value) => value !== undefined) ?? ''}`;

/**
 * An admin that logs each change before and after: person, role, input and outcome. Nothing changes without
 * the first entry; one without a second was interrupted.
 */
export function createAuditedAdmin(
  db: Database,
  clock: () => Date,
  { by: given, sms, demo = false, sign }: { by: AdminPerson; sms: Sms; demo?: boolean; sign?: SignGroup },
): Admin {
  const admin = createAdmin(db, clock, sms, { demo, sign });
  const by = demo ? inDemonstration(given) : given;
  type Perform = (input: object) => Promise<unknown>;
  const logged =
    (command: string, perform: Perform): Perform =>
    async (input) => {
      if (!by.person || !by.role) throw invalid('请用 --by 给出姓名、用 --role 给出角色');
      const request = { command, subject: subjectOf(input), input: canonicalJson(input) };
      const note = (outcome: string) => appendToAdminLog(db, by, { ...request, outcome }, clock());
      await note('asked');
      try {
        const result = await perform(input);
        await note('done');
        return result;
      } catch (error) {
        await note(error instanceof CallError ? `refused: ${error.message}` : 'failed');
        throw error;
      }
    };
  const commands = Object.entries(admin as unknown as Record<string, Perform>).map(
    ([command, perform]) => [command, asking.has(command) ? perform : logged(command, perform)] as const,
  );
  return Object.fromEntries(commands) as unknown as Admin;
}
