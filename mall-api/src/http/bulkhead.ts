import { Overloaded } from './call-error';

/**
 * Runs work, or queues it.
 * @param caller owner of the work: queued callers take turns, however much each sends
 * @throws Overloaded when the queue is full or the wait too long
 */
export type Bulkhead = <Result>(work: () => Promise<Result>, caller?: string) => Promise<Result>;

/** A bulkhead that says what runs and waits in it, and how much it has turned away so far. */
export type MeasuredBulkhead = Bulkhead & {
  load(): { running: number; waiting: number; refused: number };
};

export interface BulkheadLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Maximum wait, in milliseconds. */
  readonly within: number;
  /** Minimum time to hold a slot, in milliseconds, so that a loop of quick refusals stays cheap. */
  readonly paced?: number;
}

interface Waiting {
  enter(): void;
  turnAway(): void;
}

/** Queues, one per caller. */
function createLines() {
  const lines = new Map<string, Waiting[]>();
  let count = 0;

  function take(caller: string, line: Waiting[], at: number): Waiting | undefined {
    const [taken] = line.splice(at, 1);
    count -= 1;
    // A caller with more work goes behind the others.
    lines.delete(caller);
    if (line.length > 0) lines.set(caller, line);
    return taken;
  }

  return {
    count: () => count,
    add(caller: string, one: Waiting) {
      const line = lines.get(caller) ?? [];
      line.push(one);
      lines.set(caller, line);
      count += 1;
    },
    remove(caller: string, one: Waiting) {
      const line = lines.get(caller);
      if (!line) return;
      line.splice(line.indexOf(one), 1);
      count -= 1;
      if (line.length === 0) lines.delete(caller);
    },
    /** Removes the next entry. */
    next(): Waiting | undefined {
      for (const [caller, line] of lines) return take(caller, line, 0);
      return undefined;
    },
    /** Removes the last entry of the longest queue, if that is longer than this caller's. */
    lastOfLongest(caller: string): Waiting | undefined {
      const [longest] = [...lines].sort(([, one], [, other]) => other.length - one.length);
      if (!longest || longest[1].length <= (lines.get(caller)?.length ?? 0) + 1) return undefined;
      return take(longest[0], longest[1], longest[1].length - 1);
    },
  };
}

/**
 * Limits one kind of work to `atOnce` concurrent runs, so that others always have capacity; work that would
 * wait too long is refused at once.
 */
export function createBulkhead({ atOnce, waiting, within, paced = 0 }: BulkheadLimits): MeasuredBulkhead {
  let running = 0;
  let refused = 0;
  const lines = createLines();

  function refuse(reject: (reason: Overloaded) => void): void {
    refused += 1;
    reject(new Overloaded());
  }

  const turn = (caller: string) =>
    new Promise<void>((resolve, reject) => {
      if (lines.count() >= waiting) {
        const other = lines.lastOfLongest(caller);
        if (!other) return refuse(reject);
        other.turnAway();
      }
      const one: Waiting = {
        enter() {
          clearTimeout(timer);
          resolve();
        },
        turnAway() {
          clearTimeout(timer);
          refuse(reject);
        },
      };
      const timer = setTimeout(() => {
        lines.remove(caller, one);
        refuse(reject);
      }, within);
      lines.add(caller, one);
    });

  function leave(): void {
    const next = lines.next();
    // Hands the slot over directly, so nobody slips in between.
    if (next) next.enter();
    else running -= 1;
  }

  const run: Bulkhead = async (work, caller = '') => {
    if (running < atOnce) running += 1;
    else await turn(caller);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const rest = paced - (performance.now() - begun);
      if (rest > 0) setTimeout(leave, rest);
      else leave();
    }
  };
  return Object.assign(run, { load: () => ({ running, waiting: lines.count(), refused }) });
}
