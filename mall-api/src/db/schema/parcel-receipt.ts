import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, idReference, moment, quantity } from './columns';
import { files } from './file';
import { members } from './member';
import { parcelLines } from './parcel';

/** Units of a parcel line whose receipt the buyer confirmed; several rows for partial receipts. */
export const parcelReceipts = pgTable(
  'parcel_receipts',
  {
    id: id(),
    parcelLineId: idReference()
      .notNull()
      .references(() => parcelLines.id, { onDelete: 'cascade' }),
    memberId: idReference()
      .notNull()
      .references(() => members.id),
    quantity: quantity().notNull(),
    receivedAt: createdAt(),
  },
  (t) => [index().on(t.parcelLineId), check('parcel_receipts_quantity', sql`${t.quantity} > 0`)],
);

/** A buyer's report of missing or damaged goods, with the provider's answer. */
export const parcelReports = pgTable(
  'parcel_reports',
  {
    id: id(),
    parcelLineId: idReference()
      .notNull()
      .references(() => parcelLines.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['shortage', 'damage'] }).notNull(),
    quantity: quantity().notNull(),
    words: text().notNull(),
    reportedAt: createdAt(),
    answer: text().notNull().default(''),
    answeredAt: moment(),
  },
  (t) => [
    index().on(t.parcelLineId),
    index('parcel_reports_waiting').on(t.reportedAt).where(sql`${t.answeredAt} is null`),
    check('parcel_reports_quantity', sql`${t.quantity} > 0`),
  ],
);

export const parcelReportFiles = pgTable(
  'parcel_report_files',
  {
    reportId: idReference()
      .notNull()
      .references(() => parcelReports.id, { onDelete: 'cascade' }),
    fileId: text()
      .notNull()
      .unique()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.fileId] })],
);
