import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { envelopeCodes } from 'shared-kernel/domain';
import { CallError } from '../../../http/call-error';
import { digestOf, type Paper } from '../paper';
import type { DrawnPaper } from './render-pdf';
import type { sealPages } from './seal-pages';
import type { stampContract } from './stamp-contract';
import { createTurns } from './turns';

const waitingOfOneBuyer = 8;
const waitingOfAll = 200;
const keptBytes = 64 * 1024 * 1024;
const idleMilliseconds = 600_000;

/**
 * Draws papers in threads of their own, so that nobody else's call waits for them. What was drawn is kept for a while;
 * one buyer's papers are drawn one after the other, so that many of them hold up nobody else's.
 */
export function createPress() {
  const threads = new Piscina({
    filename: fileURLToPath(new URL('./press-worker.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    maxQueue: waitingOfAll,
    idleTimeout: idleMilliseconds,
    execArgv: [],
    // On Linux a thread that draws leaves the processor to those that answer.
    niceIncrement: 3,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const inTurn = createTurns(waitingOfOneBuyer);
  const kept = new LRUCache<string, DrawnPaper>({
    maxSize: keptBytes,
    sizeCalculation: ({ pdf }) => pdf.length,
  });
  const underWay = new Map<string, Promise<DrawnPaper>>();

  async function run(name: string, task: unknown): Promise<unknown> {
    if (threads.queueSize >= waitingOfAll) {
      throw new CallError(envelopeCodes.unavailable, '单据生成繁忙，请稍后再试');
    }
    return threads.run(task, { name });
  }

  return {
    /**
     * @param whose who has to wait for their own further papers
     * @throws CallError 60005 when they have too many under way, 60008 when all together have
     */
    async draw(paper: Paper, whose: string): Promise<DrawnPaper> {
      const digest = digestOf(paper);
      const known = kept.get(digest) ?? underWay.get(digest);
      if (known) return known;
      const drawing = inTurn(whose, () => run('renderPdf', paper) as Promise<DrawnPaper>);
      underWay.set(digest, drawing);
      try {
        const drawn = await drawing;
        kept.set(digest, drawn);
        return drawn;
      } finally {
        underWay.delete(digest);
      }
    },

    /** Puts a signature on a contract. */
    stamp: (task: Parameters<typeof stampContract>[0], whose: string) =>
      inTurn(whose, () => run('stampContract', task) as ReturnType<typeof stampContract>),

    /** Puts a seal on every page of a paper. */
    seal: (task: Parameters<typeof sealPages>[0], whose: string) =>
      inTurn(whose, () => run('sealPages', task) as ReturnType<typeof sealPages>),

    close: () => threads.destroy(),
  };
}

export type Press = ReturnType<typeof createPress>;
