import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from 'shared-kernel/domain';
import { clients } from './client';
import { createdAt, id, idReference, moment } from './columns';
import { members } from './member';

/** An open invitation to become a colleague; it goes when it is taken or withdrawn. */
export const colleagueInvitations = pgTable(
  'colleague_invitations',
  {
    id: id(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    inviterId: idReference()
      .notNull()
      .references(() => members.id),
    name: text().notNull(),
    mobilePhone: text().notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('colleague_invitations_phone').on(t.clientId, t.mobilePhone),
    index().on(t.mobilePhone),
    index().on(t.expiresAt),
    check('colleague_invitations_mobile_phone', sql`${t.mobilePhone} ~ '^1[0-9]{10}$'`),
    check('colleague_invitations_roles', sql`cardinality(${t.roles}) > 0`),
  ],
);
