import type { Queries } from '../db/database';
import { invalid, notFound } from '../http/call-error';
import { buyerGroups } from '../modules/client/buyer-groups';
import type { AdminInput } from './operations';
import { adminRepository } from './repository';

/** Signs the name of a group of buyers, so that the shop's front knows its members. */
export type SignGroup = (group: string) => Promise<string>;

const nobodySigns: SignGroup = async () => {
  throw invalid('此处不能签发');
};

/** Admin commands for groups of buyers who get a canary before others (docs/decisions/releases.md#chosen-buyers-come-first). */
export const groupCommands = (db: Queries, sign: SignGroup = nobodySigns) => ({
  /** @throws CallError 60004 when nobody belongs to it */
  async group({ kind, name }: AdminInput<'group'>) {
    const group = `${kind}:${name}`;
    const clients = await adminRepository(db).clients();
    const inGroup = clients.filter((client) => buyerGroups(client).includes(group));
    if (inGroup.length === 0) throw notFound(`客户分组 ${group} `);
    return {
      group: `${group}=${await sign(group)}`,
      clientsInGroup: inGroup.slice(0, 10).map((client) => client.name),
      clientCount: inGroup.length,
    };
  },
});
