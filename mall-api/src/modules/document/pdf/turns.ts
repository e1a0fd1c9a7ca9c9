import { envelopeCodes } from 'shared-kernel/domain';
import { CallError } from '../../../http/call-error';

/**
 * Runs one task at a time per key; further ones queue, up to a limit.
 * @throws CallError 60005 when the key's queue is full
 */
export function createTurns(waitingAtMost: number) {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>();

  return async function inTurn<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(whose) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting > waitingAtMost) {
      throw new CallError(envelopeCodes.tooManyTries, '单据请求过多，请待前面的生成后再试');
    }
    queues.set(whose, queue);
    queue.waiting += 1;
    const done = queue.last.then(work);
    queue.last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(whose);
    }
  };
}
