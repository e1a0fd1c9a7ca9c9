import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './client';
import { createdAt, id, idReference, moment } from './columns';

/** Account applications; a phone has at most one pending. */
export const accountApplications = pgTable(
  'account_applications',
  {
    id: id(),
    mobilePhone: text().notNull(),
    company: text().notNull(),
    creditCode: text().notNull(),
    address: text().notNull(),
    contactName: text().notNull(),
    phone: text(),
    remark: text().notNull().default(''),
    state: text({ enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    reason: text(),
    /** The client created on approval. */
    clientId: idReference().references(() => clients.id),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  (t) => [
    index().on(t.mobilePhone, t.id),
    index().on(t.state, t.createdAt),
    uniqueIndex('account_applications_waiting').on(t.mobilePhone).where(sql`${t.state} = 'waiting'`),
    check('account_applications_state', sql`${t.state} in ('waiting', 'approved', 'refused')`),
  ],
);

/**
 * An applicant's licence file; its id finds its bytes in the file store. Without an application it is an
 * upload that expires after a day. Approval makes it a file of the client.
 */
export const applicationFiles = pgTable(
  'application_files',
  {
    id: text().primaryKey(),
    mobilePhone: text().notNull(),
    applicationId: idReference().references(() => accountApplications.id),
    licenceType: text().notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.applicationId),
    uniqueIndex('application_files_draft')
      .on(t.mobilePhone, t.licenceType)
      .where(sql`${t.applicationId} is null`),
  ],
);
