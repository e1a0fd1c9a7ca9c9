import { and, inArray } from 'drizzle-orm';
import { type MessageTopic, messageChannels } from 'shared-kernel/contracts';
import type { Queries } from '../../db/database';
import { members, messageChoices, messageOutbox, messages } from '../../db/schema';
import { isWanted } from './wanted';

type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'readAt' | 'createdAt'> & { createdAt: Date };

const topicOf = ({ kind }: Pick<NewMessage, 'kind'>): MessageTopic =>
  kind === 'qualification' ? 'account' : kind;

/**
 * Writes messages, and what of them is to reach their members outside the shop, in the transaction of what they tell:
 * both stand, or neither. Every message is written here (docs/decisions/colleagues.md#messages-outside-the-shop).
 * @param topic of all of them; by default that of each one's kind
 */
export async function writeMessages(
  tx: Queries,
  told: readonly NewMessage[],
  topic?: MessageTopic,
): Promise<void> {
  if (told.length === 0) return;
  const written = await tx
    .insert(messages)
    .values([...told])
    .returning({
      id: messages.id,
      memberId: messages.memberId,
      kind: messages.kind,
      createdAt: messages.createdAt,
    });
  const readers = await tx
    .select({ id: members.id, email: members.email })
    .from(members)
    .where(
      and(
        inArray(
          members.id,
          written.map(({ memberId }) => memberId),
        ),
        members.enabled,
      ),
    );
  const readerIds = readers.map(({ id }) => id);
  const chosen = await tx.select().from(messageChoices).where(inArray(messageChoices.memberId, readerIds));
  const leaving = written.flatMap((message) => {
    const reader = readers.find(({ id }) => id === message.memberId);
    if (!reader) return [];
    const choices = chosen.filter(({ memberId }) => memberId === reader.id);
    return messageChannels
      .filter((channel) => channel === 'text' || reader.email !== null)
      .filter((channel) => isWanted(choices, topic ?? topicOf(message), channel))
      .map((channel) => ({
        messageId: message.id,
        channel,
        createdAt: message.createdAt,
        nextAt: message.createdAt,
      }));
  });
  if (leaving.length > 0) await tx.insert(messageOutbox).values(leaving);
}
