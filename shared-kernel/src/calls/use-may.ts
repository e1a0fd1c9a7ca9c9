import type { CallPath } from '../contracts';
import { mayMake } from '../contracts/roles';
import { useSession } from '../session';

/** Whether the buyer's roles allow a call: what would be refused is not offered. */
export const useMay = (path: CallPath): boolean => mayMake(path, useSession()?.user.roles);
