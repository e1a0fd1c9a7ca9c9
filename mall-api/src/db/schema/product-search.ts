import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A word of the trade, and what the catalogue calls it. Searching the word also finds the meaning. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    word: text().notNull(),
    meaning: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.meaning] })],
);

/** Searches that found nothing, or not with all their words. */
export const searchMisses = pgTable('search_misses', {
  words: text().primaryKey(),
  times: integer().notNull().default(1),
  lastAt: moment().notNull(),
});
