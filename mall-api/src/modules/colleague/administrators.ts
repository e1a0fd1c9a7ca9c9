import { and, arrayContains, asc, eq } from 'drizzle-orm';
import { envelopeCodes } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { members } from '../../db/schema';
import { CallError } from '../../http/call-error';

/** Condition for the members who administer a client. */
export const activeAdministrators = (clientId: string) =>
  and(eq(members.clientId, clientId), members.enabled, arrayContains(members.roles, ['administrator']));

/** The names of a client's active administrators, the first member first. */
export async function administratorsOf(db: Queries, clientId: string): Promise<string[]> {
  const found = await db
    .select({ name: members.name })
    .from(members)
    .where(activeAdministrators(clientId))
    .orderBy(asc(members.id));
  return found.map(({ name }) => name);
}

/** 60011: what a member who was deactivated is told, and nobody else. */
export async function deactivatedError(db: Queries, clientId: string): Promise<CallError> {
  const names = (await administratorsOf(db, clientId)).join('、');
  return new CallError(
    envelopeCodes.deactivated,
    `您的账号已被停用，请联系${names ? `本单位管理员${names}` : '客服'}`,
  );
}
