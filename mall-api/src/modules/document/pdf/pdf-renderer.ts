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
 * Renders documents in worker threads, so that no call waits for them. Results are cached for a while; one
 * buyer's documents are rendered in turn, so that they do not delay other buyers'.
 */
export function createPdfRenderer() {
  const threads = new Piscina({
    filename: fileURLToPath(new URL('./pdf-worker.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    maxQueue: waitingOfAll,
    idleTimeout: idleMilliseconds,
    execArgv: [],
    // On Linux, rendering threads yield the CPU to those that answer calls.
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
     * @param whose key of the queue: its own documents wait for each other
     * @throws CallError 60005 when its queue is full, 60008 when all queues together are
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

    stamp: (task: Parameters<typeof stampContract>[0], whose: string) =>
      inTurn(whose, () => run('stampContract', task) as ReturnType<typeof stampContract>),

    seal: (task: Parameters<typeof sealPages>[0], whose: string) =>
      inTurn(whose, () => run('sealPages', task) as ReturnType<typeof sealPages>),

    close: () => threads.destroy(),
  };
}

export type PdfRenderer = ReturnType<typeof createPdfRenderer>;
