import { randomBytes } from 'node:crypto';
import { rolesText } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import { hashPassword } from '../account/password-hash';
import { colleagueRepository } from './repository';

/** What a login by phone needs to know of invitations. */
export function createJoining(db: Database, clock: () => Date) {
  return {
    isInvited: (mobilePhone: string): Promise<boolean> =>
      colleagueRepository(db).isInvited(mobilePhone, clock()),

    /**
     * Makes the holder of an invited phone a member; called once a code has proved the phone.
     * @returns whether there was an open invitation
     */
    async join(mobilePhone: string): Promise<boolean> {
      // Nobody knows this password: the first login is by code, and a reset sets one.
      const passwordHash = await hashPassword(randomBytes(24).toString('base64'));
      return db.transaction(async (tx) => {
        const colleagues = colleagueRepository(tx);
        const now = clock();
        const invitation = await colleagues.openInvitation(mobilePhone, now);
        if (!invitation) return false;
        const { clientId, inviterId, name, roles } = invitation;
        const account = mobilePhone;
        const person = { clientId, account, mobilePhone, name, roles, passwordHash, createdAt: now };
        const member = await colleagues.addMember(person);
        if (!member) return false;
        await colleagues.forgetInvitationsTo(mobilePhone);
        const welcome = `您的角色是${rolesText(roles)}，登录账号是手机号。需要密码时，在登录页选择“忘记密码”设置。`;
        await colleagues.tell(member.id, '欢迎加入', welcome, now);
        await colleagues.tell(inviterId, '同事已加入', `${name}已接受邀请，角色是${rolesText(roles)}。`, now);
        return true;
      });
    },
  };
}

export type Joining = ReturnType<typeof createJoining>;
