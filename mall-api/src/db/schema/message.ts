import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MessageChannel, MessageTopic } from 'shared-kernel/contracts';
import { products } from './catalogue';
import { createdAt, id, idReference, moment } from './columns';
import { certificates } from './file';
import { members } from './member';
import { orders } from './order';

/** A notification about an order or a qualification. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    memberId: idReference()
      .notNull()
      .references(() => members.id),
    kind: text({
      enum: ['order', 'qualification', 'account', 'arrival', 'request', 'approval', 'quote'],
    }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    orderId: idReference().references(() => orders.id),
    productId: idReference().references(() => products.id, { onDelete: 'set null' }),
    /** Without a foreign key: the version before writes messages, too. These rows are never deleted. */
    purchaseRequestId: idReference(),
    approvalId: idReference(),
    quoteId: idReference(),
    certificateId: idReference().references(() => certificates.id),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (t) => [
    index().on(t.memberId, t.createdAt, t.id),
    index().on(t.orderId),
    uniqueIndex('messages_unread').on(t.memberId, t.id).where(sql`${t.readAt} is null`),
  ],
);

/** What a member has chosen for messages of a topic; without a row the default holds. */
export const messageChoices = pgTable(
  'message_choices',
  {
    memberId: idReference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    topic: text().$type<MessageTopic>().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    wanted: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.topic, t.channel] }),
    check('message_choices_channel', sql`${t.channel} in ('text', 'mail')`),
  ],
);

/** A message that goes to its member by a channel, too; the address is read when it goes. */
export const messageOutbox = pgTable(
  'message_outbox',
  {
    id: id(),
    messageId: idReference()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    channel: text().$type<MessageChannel>().notNull(),
    state: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** The next try; while one runs, when another process may take the row. */
    nextAt: moment().notNull(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [
    unique('message_outbox_once').on(t.messageId, t.channel),
    index('message_outbox_waiting').on(t.nextAt, t.id).where(sql`${t.state} = 'waiting'`),
    index().on(t.endedAt),
    check('message_outbox_channel', sql`${t.channel} in ('text', 'mail')`),
    check('message_outbox_state', sql`${t.state} in ('waiting', 'sent', 'failed')`),
  ],
);
