/** The outcome of a batch, by id. */
export interface Outcome {
  /** Refused by the server. */
  refused: ReadonlySet<string>;
  /** Without an answer; they are retried. */
  unsent: ReadonlySet<string>;
}

interface OutboxOptions<Value> {
  /** Debounce in milliseconds. */
  delayMs: number;
  /** Sends changes; resolves with those not accepted and never rejects. */
  send: (changes: ReadonlyMap<string, Value>) => Promise<Outcome>;
  /** Stores all unconfirmed changes, with each change of them; `before` are those stored last. */
  keep?: (pending: ReadonlyMap<string, Value>, before: ReadonlyMap<string, Value>) => void;
}

const firstRetryMs = 2_000;
const longestRetryMs = 30_000;

/**
 * Pending changes: debounced, batched, sent one batch after another, the latest value of an id wins. Pending
 * values are laid over the server's, so a refused change is reverted by dropping it. Changes without an
 * answer stay pending and are retried with exponential backoff.
 */
export class Outbox<Value> {
  readonly #options: OutboxOptions<Value>;
  readonly #listeners = new Set<() => void>();
  #waiting = new Map<string, Value>();
  #sending: ReadonlyMap<string, Value> = new Map();
  #pending: ReadonlyMap<string, Value> = new Map();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: Promise<boolean> | null = null;

  constructor(options: OutboxOptions<Value>) {
    this.#options = options;
  }

  /** All unconfirmed changes; a new map after each change. */
  readonly pending = (): ReadonlyMap<string, Value> => this.#pending;

  /** Whether the last batch got no answer, so that changes are held until the connection is back. */
  readonly isCut = (): boolean => this.#failures > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  put(changes: Iterable<readonly [string, Value]>): void {
    for (const [id, value] of changes) this.#waiting.set(id, value);
    this.#publish();
    this.#sendIn(this.#options.delayMs);
  }

  /** Takes up stored changes of ids that are still there; what has been typed since wins. */
  resume(stored: Readonly<Record<string, Value>>, ids: ReadonlySet<string>): void {
    const changes = Object.entries(stored).filter(([id]) => ids.has(id) && !this.#pending.has(id));
    if (changes.length > 0) this.put(changes);
  }

  /** Drops pending changes of removed lines. */
  drop(ids: Iterable<string>): void {
    const gone = new Set(ids);
    for (const id of gone) this.#waiting.delete(id);
    this.#sending = new Map([...this.#sending].filter(([id]) => !gone.has(id)));
    this.#publish();
  }

  /** Drops all changes, and does not retry what is being sent. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = new Map();
    this.#sending = new Map();
    this.#failures = 0;
    // Where nothing was pending, what another session has stored meanwhile stays.
    if (this.#pending.size > 0) this.#publish();
  }

  /** Sends everything now; resolves with whether all was accepted. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#run ??= this.#sendAll().finally(() => {
      this.#run = null;
    });
    return this.#run;
  }

  async #sendAll(): Promise<boolean> {
    let accepted = true;
    while (this.#waiting.size > 0) {
      this.#sending = this.#waiting;
      this.#waiting = new Map();
      const { refused, unsent } = await this.#options.send(this.#sending);
      accepted &&= refused.size === 0;
      // A value typed meanwhile wins over an unsent one.
      const back = [...this.#sending].filter(([id]) => unsent.has(id));
      this.#waiting = new Map([...back, ...this.#waiting]);
      this.#sending = new Map();
      this.#failures = back.length > 0 ? this.#failures + 1 : 0;
      this.#publish();
      if (back.length > 0) {
        this.#sendIn(Math.min(firstRetryMs * 2 ** (this.#failures - 1), longestRetryMs));
        return false;
      }
    }
    return accepted;
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #publish(): void {
    const before = this.#pending;
    this.#pending = new Map([...this.#sending, ...this.#waiting]);
    this.#options.keep?.(this.#pending, before);
    for (const listener of [...this.#listeners]) listener();
  }
}
