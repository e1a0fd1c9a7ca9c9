import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { knownDevices } from '../../db/schema';
import { formatTime } from '../../wire/time';
import { writeMessages } from '../notification/write-messages';
import { deviceName } from './device-name';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

interface Place {
  readonly device: string;
  readonly address: string;
}

const nameOf = ({ device, address }: Place) => [deviceName(device), address].join('，');

/** Browsers that a member has logged in with; attacks by strangers do not block them. */
export function createKnownDevices(db: Queries, clock: () => Date) {
  async function write(memberId: string, title: string, contentAt: (when: string) => string): Promise<void> {
    const createdAt = clock();
    const content = contentAt(formatTime(createdAt));
    await db.transaction((tx) =>
      writeMessages(tx, [{ memberId, kind: 'account', title, content, createdAt }]),
    );
  }

  return {
    async knows(memberId: string, token: string): Promise<boolean> {
      const own = and(eq(knownDevices.memberId, memberId), eq(knownDevices.tokenHash, hashOf(token)));
      return (await db.$count(knownDevices, own)) > 0;
    },

    /**
     * @returns the device's token, its existing or first one; and whether it is new to a member with other
     * devices
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

    /** Notifies a member of a login with a new device. */
    async tell(memberId: string, at: Place): Promise<void> {
      await write(
        memberId,
        '新设备登录',
        (when) =>
          `您的账号于 ${when} 在新设备（${nameOf(at)}）登录。如非本人操作，请修改密码，并在“登录会话”中退出该设备。`,
      );
    },

    /** Notifies a member that another device used the token of one of their sessions. */
    async reportTheft(memberId: string, at: Place): Promise<void> {
      await write(
        memberId,
        '登录凭证在别处被使用',
        (when) =>
          `您的登录凭证于 ${when} 在另一浏览器或设备（${nameOf(at)}）上被使用，系统已拒绝。如非本人操作，请退出登录、检查电脑安全并修改密码。`,
      );
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
