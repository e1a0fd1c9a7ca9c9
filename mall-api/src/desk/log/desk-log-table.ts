import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What people did at the desk. Not among the schema's tables: its migration is written by hand, because the database
 * itself refuses to change or remove a row, and nothing but the desk's log writes here.
 */
export const deskLog = pgTable('desk_log', {
  /** 1, 2, 3 … without a gap. */
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: timestamp({ precision: 3, withTimezone: true }).notNull(),
  person: text().notNull(),
  role: text().notNull(),
  /** Of the operating system that the desk ran under. */
  account: text().notNull(),
  verb: text().notNull(),
  /** Number or code of what it was about. */
  subject: text().notNull(),
  /** What was asked for, as canonical JSON. */
  input: text().notNull(),
  /** `asked` before anything is done; then, of the same request, `done`, or why not. */
  outcome: text().notNull(),
  /** Hash of the entry before; empty of the first. */
  previous: text().notNull(),
  /** SHA-256 over all of the above as canonical JSON, hexadecimal. */
  hash: text().notNull(),
});

export type DeskLogEntry = typeof deskLog.$inferSelect;
