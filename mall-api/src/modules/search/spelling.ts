import { type SpokenRun, soundingLike } from './pinyin';

const fewest = 3;

/** What a text of Chinese characters may mean: the same sound, or one character doubled, swapped or missing. */
export function meantBySpelling(runs: readonly SpokenRun[], text: string): string | undefined {
  const heard = soundingLike(runs, text);
  if (heard !== undefined || text.length < fewest) return heard;
  const letters = [...text];
  const turned = letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    if (next === undefined) return [];
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 2).join('')];
    return [before + next + (next === letter ? '' : letter) + after];
  });
  const missing = letters.slice(1).map((_, at) => `${text.slice(0, at + 1)}[^ ]${text.slice(at + 1)}`);
  const pattern = new RegExp([...turned, ...missing].join('|'), 'u');
  const counts = new Map<string, number>();
  for (const { run, count } of runs) {
    const meant = pattern.exec(run)?.[0];
    if (meant !== undefined) counts.set(meant, (counts.get(meant) ?? 0) + count);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
