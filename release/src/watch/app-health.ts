import type { CountedTask } from './counted-task';
import { pageSignal, type Rate, type Signal, signalNames } from './signals';
import { callDone, DOCUMENT, type Report, STARTS } from './telemetry-events';

/** How one version of an app fared. */
export interface Health {
  /** Documents in which it was used. */
  visits: number;
  /** Those of them in which it failed at least once. */
  faulty: number;
  /** Three of four loads took no longer, in milliseconds; null without any. */
  loadTime: number | null;
}

/** How often something happened; and the same without the network where it happened most. */
interface CountedRate {
  all: Rate;
  unswayed: Rate;
}

export interface CountedHealth extends Health {
  rates: Readonly<Record<Signal, CountedRate>>;
  /** Of the visits that came to the page of a task, those that got it done. */
  done(task: CountedTask): CountedRate;
}

/** So long a document may take until it is one that never started, and its reports on their way. */
const START_WITHIN_MS = 60_000;

interface Visit {
  network: string;
  /** When its document was opened, as far as that told. */
  openedAt: string | undefined;
  started: boolean;
  faulty: boolean;
  /** Of its first load. */
  loadTime: number | undefined;
}

/** What happened in documents, whichever of their apps it was. */
export function countPages() {
  const signals = setsByVisit<Signal>();
  const calls = setsByVisit<string>();
  const paths = setsByVisit<string>();
  return {
    add(report: Report): void {
      const { visit, name, ms, page } = report;
      signals.add(visit, pageSignal(name, ms));
      calls.add(visit, callDone(report));
      paths.add(visit, page);
    },
    had: signals.has,
    did: calls.has,
    cameTo: paths.has,
  };
}

function setsByVisit<Of>() {
  const sets = new Map<string, Set<Of>>();
  return {
    add(visit: string, value: Of | undefined): void {
      if (value !== undefined) sets.set(visit, (sets.get(visit) ?? new Set()).add(value));
    },
    has: (visit: string, value: Of) => sets.get(visit)?.has(value) ?? false,
  };
}
export type Pages = ReturnType<typeof countPages>;

/**
 * Counts visits to one version. One that loads or fails often counts once, and of a network, and of a browser, only the
 * first few: whoever can make up visits, or reloads without end, has no more to say than others.
 */
export function countHealth(perNetwork: number) {
  const visits = new Map<string, Visit>();
  const counts = new Map<string, number>();
  const hasRoom = (keys: readonly string[]) => keys.every((key) => (counts.get(key) ?? 0) < perNetwork);

  function visitOf({ visit, network, browser }: Report): Visit | undefined {
    const known = visits.get(visit);
    if (known !== undefined) return known;
    const keys = [`network ${network}`, `browser ${browser}`];
    if (!hasRoom(keys)) return undefined;
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const counted = { network, openedAt: undefined, started: false, faulty: false, loadTime: undefined };
    visits.set(visit, counted);
    return counted;
  }

  return {
    add(report: Report): void {
      const { kind, name, ms, receivedAt } = report;
      const opened = kind === 'event' && name === DOCUMENT;
      if (kind === 'event' && !opened) return;
      const visit = visitOf(report);
      if (visit === undefined) return;
      if (opened) visit.openedAt = receivedAt;
      else if (kind === 'fault') visit.faulty = true;
      else if (STARTS.includes(name)) {
        visit.started = true;
        visit.loadTime ??= ms;
      }
    },
    /** @param at when it is looked at */
    health(pages: Pages, at: Date): CountedHealth {
      const late = new Date(at.getTime() - START_WITHIN_MS).toISOString();
      const seen = [...visits].map(([id, visit]) => ({ id, ...visit }));
      const used = seen.filter(({ started, faulty }) => started || faulty);
      const opened = seen.filter(({ openedAt }) => openedAt !== undefined && openedAt < late);
      const rateOf = (signal: Signal): CountedRate => {
        if (signal === 'starts') return counted(opened, ({ started }) => !started);
        if (signal === 'faults') return counted(used, ({ faulty }) => faulty);
        return counted(used, ({ id }) => pages.had(id, signal));
      };
      return {
        visits: used.length,
        faulty: used.filter(({ faulty }) => faulty).length,
        loadTime: thirdQuartile(used.flatMap(({ loadTime }) => loadTime ?? [])),
        rates: Object.fromEntries(signalNames.map((signal) => [signal, rateOf(signal)])) as Record<
          Signal,
          CountedRate
        >,
        done: ({ on, call }) =>
          counted(
            used.filter(({ id }) => !on.startsWith('/') || pages.cameTo(id, on)),
            ({ id }) => pages.did(id, call),
          ),
      };
    },
  };
}

export const noVisits = (): CountedHealth => countHealth(0).health(countPages(), new Date());

function counted<Of extends { network: string }>(
  visits: readonly Of[],
  happened: (visit: Of) => boolean,
): CountedRate {
  const hits = visits.filter(happened);
  const worst = networkOfMost(hits);
  const without = (list: readonly Of[]) => list.filter(({ network }) => network !== worst).length;
  return {
    all: { visits: visits.length, faulty: hits.length },
    unswayed: { visits: without(visits), faulty: without(hits) },
  };
}

function networkOfMost(visits: readonly { network: string }[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { network } of visits) counts.set(network, (counts.get(network) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function thirdQuartile(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}
