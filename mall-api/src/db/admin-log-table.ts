import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Audit log of the admin CLI. It is not in the schema: its migration is handwritten, because the database
 * itself refuses to change or delete a row, and only the admin CLI's log writes here.
 */
export const adminLog = pgTable('admin_log', {
  /** 1, 2, 3 … without gaps. */
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: timestamp({ precision: 3, withTimezone: true }).notNull(),
  person: text().notNull(),
  role: text().notNull(),
  /** Operating system account that the admin CLI ran under. */
  account: text().notNull(),
  command: text().notNull(),
  /** Number or code of the subject. */
  subject: text().notNull(),
  /** The request's input as canonical JSON. */
  input: text().notNull(),
  /** `asked` before the change; then, for the same request, `done` or the reason of failure. */
  outcome: text().notNull(),
  /** Hash of the previous entry; empty for the first. */
  previous: text().notNull(),
  /** SHA-256 of all of the above as canonical JSON, hexadecimal. */
  hash: text().notNull(),
});

export type AdminLogEntry = typeof adminLog.$inferSelect;
