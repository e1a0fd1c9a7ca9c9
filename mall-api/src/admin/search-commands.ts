import type { Database } from '../db/database';
import { invalid, notFound } from '../http/call-error';
import { searchRepository } from '../modules/search/repository';
import { formatTime } from '../wire/time';
import type { AdminInput } from './operations';

/** Admin commands for the words of the search (docs/decisions/catalogue.md#a-search-is-taken-apart). */
export function searchCommands(db: Database) {
  const search = searchRepository(db);

  return {
    /** Searches that found nothing or not with all their words, the most frequent first. */
    async searchMisses({ limit }: AdminInput<'searchMisses'>) {
      const misses = await search.misses(limit);
      return {
        misses: misses.map(({ words, times, lastAt }) => ({ words, times, lastAt: formatTime(lastAt) })),
      };
    },

    async synonyms() {
      return { synonyms: await search.synonyms() };
    },

    /** @throws CallError 60001 when the word has this meaning already */
    async addSynonym({ word, meaning }: AdminInput<'addSynonym'>) {
      if (!(await search.addSynonym(word, meaning))) throw invalid(`“${word}”已按“${meaning}”查找`);
      return { word, meaning };
    },

    /** @throws CallError 60004 when the word does not have this meaning */
    async removeSynonym({ word, meaning }: AdminInput<'removeSynonym'>) {
      if (!(await search.removeSynonym(word, meaning))) throw notFound(`同义词“${word} ${meaning}”`);
      return { word, meaning };
    },
  };
}
