import { newIdempotencyKey } from '../domain';
import { isApiError } from '../http';

/** The two clicks of a double click lie closer together, milliseconds. */
const doubleClickMs = 500;

interface Press {
  meaning: string;
  at: number;
  isUnderWay: boolean;
  reply: Promise<unknown>;
}

/**
 * What a buyer means by pressing a button takes effect once: a press that repeats one under way, or is the second click
 * of a double click, joins it; one that repeats what got no answer is sent under the key of the first.
 */
export class Intention {
  #last: Press | null = null;
  #open: { meaning: string; key: string } | null = null;

  /** The idempotency key to send a request under, whose content is `meaning`. */
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
        // What failed may be tried again at once.
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
