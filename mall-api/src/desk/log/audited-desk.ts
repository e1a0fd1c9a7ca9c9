import type { Database } from '../../db/database';
import { CallError, invalid } from '../../http/call-error';
import type { Sms } from '../../ports/sms';
import type { DeskVerb } from '../operations';
import { createDesk, type Desk } from '../service';
import { canonicalJson } from './chain';
import { appendToDeskLog, type DeskPerson } from './desk-log';

/** What changes nothing leaves no entry; anything else does, also what is added later. */
const asking: ReadonlySet<string> = new Set<DeskVerb>([
  'waiting',
  'order',
  'product',
  'application',
  'messages',
  'log',
  'trace',
  'checkLog',
]);

/** What acts by itself, such as the demonstration's provider. */
export const program = (name: string): DeskPerson => ({ person: name, role: '程序', account: '' });

/** Who tries the shop need not say who they are. */
const inDemonstration = ({ person, role, account }: DeskPerson): DeskPerson => ({
  person: person || account,
  role: role || '演示',
  account,
});

const named = ['no', 'code', 'skuCode', 'id', 'name'];

/** Number or code of what a request is about. */
const subjectOf = (input: object): string =>
  `${named.map((key) => (input as Record<string, unknown>)[key]).find((value) => value !== undefined) ?? ''}`;

/**
 * The desk, with an entry in its log before and after each change: who, in which role, what, and how it ended. Nothing is
 * changed without the first entry; one that no second follows was broken off.
 */
export function createAuditedDesk(
  db: Database,
  clock: () => Date,
  { by: given, sms, demo = false }: { by: DeskPerson; sms: Sms; demo?: boolean },
): Desk {
  const desk = createDesk(db, clock, sms, { demo });
  const by = demo ? inDemonstration(given) : given;
  type Perform = (input: object) => Promise<unknown>;
  const logged =
    (verb: string, perform: Perform): Perform =>
    async (input) => {
      if (!by.person || !by.role) throw invalid('请用 --by 给出姓名、用 --role 给出角色');
      const request = { verb, subject: subjectOf(input), input: canonicalJson(input) };
      const note = (outcome: string) => appendToDeskLog(db, by, { ...request, outcome }, clock());
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
  const verbs = Object.entries(desk as unknown as Record<string, Perform>).map(
    ([verb, perform]) => [verb, asking.has(verb) ? perform : logged(verb, perform)] as const,
  );
  return Object.fromEntries(verbs) as unknown as Desk;
}
