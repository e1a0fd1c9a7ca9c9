import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { knownDevices, messages } from '../../db/schema';
import { formatTime } from '../../wire/time';
import { deviceName } from './device-name';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Browsers that a member has logged in with: what strangers do against the account does not stop them. */
export function createKnownDevices(db: Queries, clock: () => Date) {
  return {
    async knows(memberId: string, token: string): Promise<boolean> {
      const own = and(eq(knownDevices.memberId, memberId), eq(knownDevices.tokenHash, hashOf(token)));
      return (await db.$count(knownDevices, own)) > 0;
    },

    /**
     * @returns the device's token: the one that it has, or its first; and whether it is new to a member who has logged
     * in with another one
     */
    async remember(memberId: string, token = randomBytes(32).toString('base64url')) {
      const device = { memberId, tokenHash: hashOf(token), lastUsedAt: clock() };
      const [known, all] = [await this.knows(memberId, token), await this.countOf(memberId)];
      await db
        .insert(knownDevices)
        .values(device)
        .onConflictDoUpdate({
          target: [knownDevices.memberId, knownDevices.tokenHash],
          set: { lastUsedAt: device.lastUsedAt },
        });
      return { token, isNew: !known && all > 0 };
    },

    countOf: (memberId: string) => db.$count(knownDevices, eq(knownDevices.memberId, memberId)),

    /** Tells a member of a login with a device that is new to them. */
    async tell(memberId: string, { device, address }: { device: string; address: string }): Promise<void> {
      const createdAt = clock();
      const where = [deviceName(device), address].join('，');
      const content = `您的账号于 ${formatTime(createdAt)} 在新设备（${where}）登录。如非本人操作，请修改密码，并在“登录会话”中退出该设备。`;
      await db
        .insert(messages)
        .values({ memberId, kind: 'account', title: '新设备登录', content, createdAt });
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
