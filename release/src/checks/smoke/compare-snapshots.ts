import { AROUND, type PageSnapshot } from './page-snapshot';

/** From so many fewer on, and only where it is a quarter of them, a page has lost something. */
const NOTICED = 3;
const NOTICED_SHARE = 0.25;

/** What a page lacks beside the live one, in words. */
export interface Poorer {
  /** What nobody can have meant. */
  lost: readonly string[];
  /** What it has fewer of, in the page itself. */
  fewer: readonly string[];
  /** What it has fewer of around the page. */
  fewerAround: readonly string[];
}

/**
 * Holds a page beside the live one. Both are looked at as the same buyer on the same data, so what is fewer was taken
 * away; a few fewer are somebody's design.
 */
export function poorer(mine: PageSnapshot, live: PageSnapshot): Poorer {
  if (mine.at !== live.at) return { lost: [`was sent to ${mine.at}`], fewer: [], fewerAround: [] };
  const fewer = Object.entries(live.counts).flatMap(([kind, there]) => {
    const here = mine.counts[kind] ?? 0;
    const lost = there - here;
    const much = (here === 0 && there > 0) || (lost >= NOTICED && lost > there * NOTICED_SHARE);
    return much ? [{ kind, said: `has ${here} ${kind}, fewer than the live one with ${there}` }] : [];
  });
  const said = (around: boolean) =>
    fewer.filter(({ kind }) => kind.endsWith(AROUND) === around).map((one) => one.said);
  return {
    lost: broken(mine, live),
    fewer: [...said(false), ...withoutNamed(mine, live)],
    fewerAround: said(true),
  };
}

/** What stood in every row and is in none; as many that are called something else are new words. */
function withoutNamed(mine: PageSnapshot, live: PageSnapshot): string[] {
  return Object.entries(live.names).flatMap(([kind, named]) => {
    const lost = (live.counts[kind] ?? 0) - (mine.counts[kind] ?? 0);
    return Object.entries(named)
      .filter(([name, times]) => times >= NOTICED && lost >= times && !mine.names[kind]?.[name])
      .map(([name, times]) => `has none of the ${times} ${kind} 「${name}」`);
  });
}

function broken(mine: PageSnapshot, live: PageSnapshot): string[] {
  const known = new Set(live.brokenPictures);
  const pictures = mine.brokenPictures.filter((picture) => !known.has(picture));
  const covered = mine.covered.filter((link) => !live.covered.includes(link));
  return [
    ...[...new Set(pictures)].slice(0, 3).map((picture) => `shows no picture ${picture}`),
    ...covered.slice(0, 3).map((link) => `「${link}」 cannot be clicked: something lies upon it`),
  ];
}

/** Addresses that a page leads to and that no app states; what the live one leads to is nobody's new fault. */
export function linksToNowhere(
  mine: PageSnapshot,
  live: PageSnapshot | null,
  stated: ReadonlySet<string>,
): string[] {
  const known = new Set(live?.links.map(pathOf));
  const paths = new Set(mine.links.map(pathOf));
  return [...paths]
    .filter((path) => path !== '/' && !stated.has(path) && !known.has(path) && !ELSEWHERE.test(path))
    .map((path) => `leads to ${path}, which no app has`);
}

/** What the API and the shop's files answer. */
const ELSEWHERE = /^\/(api|media|docs|apps)\//;

export const pathOf = (address: string): string => address.replace(/[?#].*$/, '');
