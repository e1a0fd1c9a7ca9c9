import { Overloaded } from './call-error';

/** Lets work through, or makes it wait for its turn. @throws Overloaded when the line is full or the wait too long */
export type Bulkhead = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface BulkheadLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Milliseconds. */
  readonly within: number;
}

/**
 * Keeps one kind of work from taking everything that all share: beside `atOnce` of it there is always something left for
 * others, and whoever would wait too long is told at once.
 */
export function createBulkhead({ atOnce, waiting, within }: BulkheadLimits): Bulkhead {
  let running = 0;
  const line: (() => void)[] = [];

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (line.length >= waiting) return reject(new Overloaded());
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1);
        reject(new Overloaded());
      }, within);
      line.push(enter);
    });

  return async (work) => {
    if (running < atOnce) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The place goes to whoever waits, so nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}

/** What keeps submissions from taking all connections. */
export interface SubmissionLimits {
  /** Until it is known who comes. */
  readonly entrance: Bulkhead;
  /** From then on. */
  readonly submissions: Bulkhead;
}

/**
 * Whatever comes in, some of the connections stay for everybody else: half of them less those in which sessions are looked
 * for, because four hundred buyers that come at once would otherwise stand before every other call with that alone.
 * @param within milliseconds that one waits at most
 */
export function limitSubmissions(connections: number, within: number): SubmissionLimits {
  const share = (part: number) => Math.max(1, Math.floor(connections / part));
  return {
    entrance: createBulkhead({ atOnce: share(5), waiting: submissionsWaiting, within }),
    submissions: createBulkhead({ atOnce: share(2), waiting: submissionsWaiting, within }),
  };
}

const submissionsWaiting = 200;
