import { lostControls } from './compare-controls';
import { differingSums } from './compare-sums';
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
  /** Amounts that are not those of the live page. */
  sums: readonly string[];
}

/**
 * Holds a page beside the live one. Both are looked at as the same buyer on the same data, so what is missing was taken away.
 * Controls are compared one by one; of what is only read, a few fewer are somebody's design.
 */
export function poorer(mine: PageSnapshot, live: PageSnapshot): Poorer {
  if (mine.at !== live.at) return { lost: [`was sent to ${mine.at}`], fewer: [], fewerAround: [], sums: [] };
  const counted = Object.entries(live.counts).flatMap(([kind, there]) => {
    const here = mine.counts[kind] ?? 0;
    const lost = there - here;
    const much = (here === 0 && there > 0) || (lost >= NOTICED && lost > there * NOTICED_SHARE);
    const said = `has ${here} ${kind}, fewer than the live one with ${there}`;
    return much ? [{ said, inPage: !kind.endsWith(AROUND), isBroken: false }] : [];
  });
  const lost = [...counted, ...lostControls(mine.controls, live.controls)];
  const said = (isBroken: boolean, ...places: boolean[]) =>
    lost.filter((one) => one.isBroken === isBroken && places.includes(one.inPage)).map((one) => one.said);
  return {
    lost: [...brokenPictures(mine, live), ...said(true, true, false)],
    fewer: said(false, true),
    fewerAround: said(false, false),
    sums: differingSums(mine.sums, live.sums),
  };
}

function brokenPictures(mine: PageSnapshot, live: PageSnapshot): string[] {
  const known = new Set(live.brokenPictures);
  const pictures = mine.brokenPictures.filter((picture) => !known.has(picture));
  return [...new Set(pictures)].slice(0, 3).map((picture) => `shows no picture ${picture}`);
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

/**
 * Remembers where a page leads to, by path: with its query where that is the only way, for what is led to without one is
 * whole without one.
 */
export function rememberLinks(addresses: Map<string, string>, links: readonly string[]): void {
  for (const link of links)
    if (link === pathOf(link) || !addresses.has(pathOf(link))) addresses.set(pathOf(link), link);
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');
