/** The ids of a batch that the server refused. */
export type Refused = ReadonlySet<string>;

interface OutboxOptions<Value> {
  /** How long to wait for further changes before sending, milliseconds. */
  delayMs: number;
  /** Sends what changed; resolves with what was refused and never rejects. */
  send: (changes: ReadonlyMap<string, Value>) => Promise<Refused>;
}

/**
 * Changes on their way to the server: waited for, gathered, sent one batch after another, the latest value of an
 * id winning. What is pending lies over the server's values, so a refused change is put back by dropping it.
 */
export class Outbox<Value> {
  readonly #options: OutboxOptions<Value>;
  readonly #listeners = new Set<() => void>();
  #waiting = new Map<string, Value>();
  #sending: ReadonlyMap<string, Value> = new Map();
  #pending: ReadonlyMap<string, Value> = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: Promise<boolean> | null = null;

  constructor(options: OutboxOptions<Value>) {
    this.#options = options;
  }

  /** Every change not confirmed yet; a new map after each change of it. */
  readonly pending = (): ReadonlyMap<string, Value> => this.#pending;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  put(changes: Iterable<readonly [string, Value]>): void {
    for (const [id, value] of changes) this.#waiting.set(id, value);
    this.#publish();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.delayMs);
  }

  /** Forgets changes that have not been sent, of lines that are gone. */
  drop(ids: Iterable<string>): void {
    for (const id of ids) this.#waiting.delete(id);
    this.#publish();
  }

  /** Sends everything now; resolves, when nothing is pending any more, with whether all was accepted. */
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
      const refused = await this.#options.send(this.#sending);
      accepted &&= refused.size === 0;
      this.#sending = new Map();
      this.#publish();
    }
    return accepted;
  }

  #publish(): void {
    this.#pending = new Map([...this.#sending, ...this.#waiting]);
    for (const listener of [...this.#listeners]) listener();
  }
}
