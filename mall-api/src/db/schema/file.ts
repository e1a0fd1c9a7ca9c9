import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { clients } from './client';
import { createdAt, id, idReference, moment } from './columns';
import { orders } from './order';

export const fileReference = () => text().references(() => files.id);

/**
 * A stored file; its random id finds its bytes in the file store. Only members of clientId may read it; an
 * order's file only the member who placed the order.
 */
export const files = pgTable(
  'files',
  {
    id: text()
      .primaryKey()
      .$defaultFn(() => randomUUID()),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    orderId: idReference().references(() => orders.id, { onDelete: 'cascade' }),
    busType: text({ enum: ['contract', 'certificate', 'invoice', 'voucher', 'parcel'] }).notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.clientId), index().on(t.orderId)],
);

/**
 * A qualification of a client. auditStatus 0: not uploaded, 1: approved, 2: in review, 3: approved but
 * expired or expiring soon (derived on read, never stored), 4: refused.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    qualificationType: text().notNull(),
    qualificationName: text().notNull(),
    expireDate: date(),
    auditStatus: smallint().notNull().default(0),
    auditReason: text(),
    fileId: fileReference(),
    uploadedAt: moment(),
  },
  (t) => [
    unique('certificates_client_type').on(t.clientId, t.qualificationType),
    check('certificates_audit_status', sql`${t.auditStatus} in (0, 1, 2, 4)`),
  ],
);
