import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './client';
import { createdAt, id, idReference, moment } from './columns';

/** Who asks for an account; of one phone one application waits at a time. */
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
    /** The client that the approval made. */
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
 * A licence of an applicant; its id finds its bytes in the file store. Without an application it has been uploaded and not
 * handed in, which ends after a day. The approval makes it a file of the client.
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
