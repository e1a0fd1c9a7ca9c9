import { and, eq, exists, type SQL } from 'drizzle-orm';
import { mayMake } from 'shared-kernel/contracts';
import type { Queries } from '../../db/database';
import { members, orderDepartments, orders } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { notFound } from '../../http/call-error';
import type { RoleGuard, SightGuard } from '../../http/role-guard';

/** Whether a buyer sees every order of the client (docs/decisions/colleagues.md#everybodys-orders), or their own only. */
const seesEverybodys = ({ hasColleagues, roles }: Buyer): boolean =>
  hasColleagues && mayMake('order/colleagues', roles);

/** Condition for the orders that a buyer may see, whatever call names one. */
export const ordersInSight = (buyer: Buyer): SQL =>
  seesEverybodys(buyer) ? eq(orders.clientId, buyer.clientId) : eq(orders.memberId, buyer.memberId);

/** The same for an order that has been read. */
export const isInSight = (
  buyer: Buyer,
  { clientId, memberId }: { readonly clientId: string; readonly memberId: string },
): boolean => (seesEverybodys(buyer) ? clientId === buyer.clientId : memberId === buyer.memberId);

export interface OrdersOf {
  /** `mine`, `all` of the client, or the id of a member; undefined for `mine`. */
  readonly whose?: string | undefined;
  /** Only orders with goods that count to it. */
  readonly department?: string | undefined;
}

export const createSightGuard =
  (db: Queries, requireRole: RoleGuard): SightGuard =>
  async (buyer, { whose = 'mine' }) => {
    if (whose === 'mine' || whose === buyer.memberId) return;
    await requireRole(buyer, 'order/colleagues');
    if (whose !== 'all') await memberNameIn(db, buyer.clientId, whose);
  };

/** The name of a client's member, active or not. @throws CallError 60004 nobody of the client */
export async function memberNameIn(db: Queries, clientId: string, memberId: string): Promise<string> {
  const [found] = await db
    .select({ name: members.name })
    .from(members)
    .where(and(eq(members.clientId, clientId), eq(members.id, memberId)));
  if (!found) throw notFound('同事');
  return found.name;
}

/** Condition for the orders that are asked for, whether or not the buyer may see them. */
export function ordersOfWhom(
  db: Queries,
  buyer: Buyer,
  { whose = 'mine', department }: OrdersOf,
): SQL | undefined {
  return and(
    whose === 'all' ? undefined : eq(orders.memberId, whose === 'mine' ? buyer.memberId : whose),
    department
      ? exists(
          db
            .select({ id: orderDepartments.orderId })
            .from(orderDepartments)
            .where(and(eq(orderDepartments.orderId, orders.id), eq(orderDepartments.department, department))),
        )
      : undefined,
  );
}
