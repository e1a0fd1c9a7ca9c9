import { type CallPath, calls, mayMake, rolesFor } from 'shared-kernel/contracts';
import { envelopeCodes, rolesText } from 'shared-kernel/domain';
import type { Buyer } from './buyer';
import { CallError } from './call-error';

/**
 * Refuses a call that none of the buyer's roles may make.
 * @throws CallError 60010 with the roles that may, and who can give them
 */
export type RoleGuard = (buyer: Buyer, path: CallPath) => Promise<void>;

/**
 * Refuses a request for orders that the buyer may not see.
 * @throws CallError 60010 colleagues' orders, without a role for them; 60004 those of nobody of the client
 */
export type SightGuard = (buyer: Buyer, of: { readonly whose?: string | undefined }) => Promise<void>;

/** @param administratorsOf names of a client's active administrators */
export const createRoleGuard =
  (administratorsOf: (clientId: string) => Promise<string[]>): RoleGuard =>
  async ({ clientId, roles }, path) => {
    if (mayMake(path, roles)) return;
    const names = (await administratorsOf(clientId)).join('、');
    const needed = rolesText(rolesFor(path), '或');
    throw new CallError(
      envelopeCodes.roleMissing,
      `${calls[path].summary}需要${needed}角色，请联系本单位管理员${names}`,
    );
  };
