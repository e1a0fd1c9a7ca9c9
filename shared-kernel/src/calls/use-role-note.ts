import type { CallPath } from '../contracts';
import { rolesFor } from '../contracts/roles';
import { rolesText } from '../domain/role';
import { useCall } from './use-call';
import { useMay } from './use-may';

/**
 * Why a buyer may not make a call, in Chinese, with who can change that; null for who may.
 * @param what the action, as its button names it
 */
export function useRoleNote(path: CallPath, what: string): string | null {
  const may = useMay(path);
  const names = useCall('colleague/administrators', may ? null : {}).data ?? [];
  return may ? null : `${what}需要${rolesText(rolesFor(path), '或')}角色，请联系管理员${names.join('、')}`;
}
