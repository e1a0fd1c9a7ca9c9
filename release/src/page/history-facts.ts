import { type AppChange, changesBetween, type HistoryEntry, readHistory } from '../composition/history';
import { currentNumber, listChannels, readRevision, revisionNumbers } from '../composition/revisions';
import type { Store } from '../store/store';
import type { PageQuery } from './page-layout';

const SEARCHED = 1_000;
const SHOWN = 100;

export interface HistoryFacts {
  channels: string[];
  channel: string;
  words: string;
  /** Those that hold every word, newest first. */
  found: HistoryEntry[];
  /** What differs between two revisions; null where nobody asked, or one of them does not exist. */
  comparison: { from: number; to: number; changes: AppChange[] } | null;
  /** Two revisions were asked for, and one of them does not exist. */
  unknown: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

export async function historyFacts(store: Store, query: PageQuery): Promise<HistoryFacts> {
  const live = await Promise.all(
    (await listChannels(store)).map(async (name) =>
      (await currentNumber(store, name)) === null ? [] : [name],
    ),
  );
  const channels = live.flat();
  const asked = textOf(query['channel']);
  const channel = channels.includes(asked)
    ? asked
    : (channels.find((name) => name === 'stable') ?? channels[0] ?? '');
  const words = textOf(query['q']);
  if (channel === '') return { channels, channel, words, found: [], comparison: null, unknown: false };
  const wanted = words.toLowerCase().split(/\s+/);
  const found = (await readHistory(store, channel, SEARCHED)).filter((entry) => {
    const text = searched(entry);
    return wanted.every((word) => text.includes(word));
  });
  const [from, to] = [textOf(query['from']), textOf(query['to'])];
  const comparison = from && to ? await compare(store, channel, Number(from), Number(to)) : null;
  const unknown = Boolean(from && to) && comparison === null;
  return { channels, channel, words, found: found.slice(0, SHOWN), comparison, unknown };
}

const searched = ({ revision, changes }: HistoryEntry): string =>
  [
    `${revision.revision}`,
    revision.by,
    revision.why,
    revision.unchecked ?? '',
    ...changes.flatMap(({ app, from, to }) => [app, from ?? '', to ?? '']),
  ]
    .join('\n')
    .toLowerCase();

async function compare(store: Store, channel: string, from: number, to: number) {
  const numbers = await revisionNumbers(store, channel);
  if (!numbers.includes(from) || !numbers.includes(to)) return null;
  const [before, after] = await Promise.all([from, to].map((number) => readRevision(store, channel, number)));
  return before && after ? { from, to, changes: changesBetween(before, after) } : null;
}
