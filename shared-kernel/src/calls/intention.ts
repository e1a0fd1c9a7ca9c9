import { newIdempotencyKey } from '../domain';
import { isApiError } from '../http';

/** The longest interval between the two clicks of a double click, in milliseconds. */
const doubleClickMs = 500;

interface Press {
  meaning: string;
  at: number;
  isUnderWay: boolean;
  reply: Promise<unknown>;
}

/**
 * Makes a press of a button take effect once. A press that repeats one in flight, or is the second click of a
 * double click, joins it; a retry of one that got no answer is sent under the same idempotency key.
 */
export class Intention {
  #last: Press | null = null;
  #open: { meaning: string; key: string } | null = null;

  /** The idempotency key for a request whose content is `meaning`. */
  keyOf(meaning: string): string {
    if (this.#open?.meaning !== meaning) this.#open = { meaning, key: newIdempotencyKey() };
    return this.#open.key;
  }

  press<Reply>(meaning: string, make: () => Promise<Reply>): Promise<Reply> {
    const last = this.#last;
    const isRepeated = last?.meaning === meaning && (last.isUnderWay || Date.now() - last.at < doubleClickMs);
    if (last && isRepeated) return last.reply as Promise<Reply>;
    const press: Press = { meaning, at: Date.now(), isUnderWay: true, reply: Promise.resolve() };
    const reply = make().then(
      (answer) => {
        press.isUnderWay = false;
        this.#answered(meaning);
        return answer;
      },
      (error) => {
        // A failed press can be retried at once.
        if (this.#last === press) this.#last = null;
        if (isApiError(error) && error.kind === 'envelope' && !error.retryable) this.#answered(meaning);
        throw error;
      },
    );
    press.reply = reply;
    this.#last = press;
    return reply;
  }

  #answered(meaning: string): void {
    if (this.#open?.meaning === meaning) this.#open = null;
  }
}
