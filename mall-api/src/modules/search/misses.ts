import type { FastifyBaseLogger } from 'fastify';
import type { Collector } from '../../ports/collector';
import { isPersonal } from '../../ports/personal-words';
import type { SearchRepository } from './repository';

/** Counts searches that found nothing, for the provider's list and for the collector. */
export function createMisses(
  repository: SearchRepository,
  clock: () => Date,
  { log, collector }: { log: FastifyBaseLogger; collector: Collector | undefined },
) {
  return {
    /** Never fails, as the search itself was answered. */
    async count(words: string): Promise<void> {
      collector?.emptySearch(words);
      const told = words.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
      if (isPersonal(told)) return;
      await repository.countMiss(told, clock()).catch((error) => log.warn(error, 'search miss not counted'));
    },
  };
}
