import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { company, limits, type Role, rolesText } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import type { Sms } from '../../ports/sms';
import { addDays, formatTime } from '../../wire/time';
import { hiddenPhone } from '../account/hidden-phone';
import type { Throttle } from '../account/throttle';
import { administratorsOf } from './administrators';
import { colleagueRepository, type MemberRow } from './repository';

const day = 86_400;
const invitationsOf = (clientId: string) => ({
  action: 'invite',
  subject: clientId,
  limit: 50,
  windowSeconds: day,
});
const invitationsTo = (mobilePhone: string) => ({
  action: 'invited',
  subject: mobilePhone,
  limit: 5,
  windowSeconds: day,
});

const isAdministrator = ({ enabled, roles }: Pick<MemberRow, 'enabled' | 'roles'>) =>
  enabled && roles.includes('administrator');

const sameRoles = (one: readonly Role[], other: readonly Role[]) => rolesText(one) === rolesText(other);

/** Colleagues of one client and their roles (docs/decisions/colleagues.md#roles-of-colleagues). */
export function createColleagueService(
  db: Database,
  clock: () => Date,
  { throttle, sms }: { throttle: Throttle; sms: Sms },
) {
  /** Changes one of the client's members, while nobody else does. @throws CallError 60004 not the client's */
  const withColleague = (buyer: Buyer, id: string, work: (tx: Queries, member: MemberRow) => Promise<void>) =>
    db.transaction(async (tx) => {
      const colleagues = colleagueRepository(tx);
      await colleagues.lockClient(buyer.clientId);
      const member = await colleagues.member(buyer.clientId, id);
      if (!member) throw notFound('同事');
      await work(tx, member);
      return null;
    });

  /** Applies a change. @throws CallError 60003 when it leaves the client without an administrator */
  async function change(
    tx: Queries,
    member: MemberRow,
    changes: Partial<Pick<MemberRow, 'name' | 'roles' | 'enabled'>>,
  ): Promise<void> {
    const colleagues = colleagueRepository(tx);
    await colleagues.change(member.id, changes);
    if (!isAdministrator(member) || isAdministrator({ ...member, ...changes })) return;
    if ((await colleagues.countAdministrators(member.clientId)) === 0)
      throw wrongState(`${member.name}是唯一的管理员，请先让另一位同事成为管理员`);
    // Who administers no more lets nobody in.
    await colleagues.forgetInvitationsBy(member.id);
  }

  return {
    async list({ clientId, memberId }: Buyer): Promise<ReplyOf<'colleague/list'>> {
      const now = clock();
      const colleagues = colleagueRepository(db);
      const found = await colleagues.members(clientId);
      const invited = await colleagues.invitations(clientId);
      return {
        colleagues: found.map(({ member, lastSeenAt }) => ({
          id: member.id,
          name: member.name,
          account: member.account,
          mobilePhone: hiddenPhone(member.mobilePhone),
          roles: member.roles,
          active: member.enabled,
          self: member.id === memberId,
          lastSeenTime: lastSeenAt && formatTime(lastSeenAt),
        })),
        invitations: invited.map(({ invitation, inviterName }) => ({
          id: invitation.id,
          name: invitation.name,
          mobilePhone: invitation.mobilePhone,
          roles: invitation.roles,
          inviterName,
          createTime: formatTime(invitation.createdAt),
          expireTime: formatTime(invitation.expiresAt),
          expired: invitation.expiresAt <= now,
        })),
      };
    },

    administrators: ({ clientId }: Buyer): Promise<string[]> => administratorsOf(db, clientId),

    /**
     * Invites a phone and sends it a text message; the invitation stands if that fails.
     * @throws CallError 60003 the phone has an account, the client has too many colleagues, or who invites
     * administers no more; 60005 too many invitations of the client, or to the phone
     */
    async invite(
      { clientId, clientName, memberId, memberName }: Buyer,
      { name, mobilePhone, roles }: ParsedRequestOf<'colleague/invite'>,
    ): Promise<ReplyOf<'colleague/invite'>> {
      // Before the look-up: the answer tells whether a phone has an account.
      await throttle.take(invitationsOf(clientId), invitationsTo(mobilePhone));
      const { id } = await db.transaction(async (tx) => {
        const colleagues = colleagueRepository(tx);
        await colleagues.lockClient(clientId);
        const inviter = await colleagues.member(clientId, memberId);
        if (!inviter || !isAdministrator(inviter)) throw wrongState('您已不是管理员，不能邀请同事');
        const known = await colleagues.memberWithPhone(mobilePhone);
        if (known && known.clientId !== clientId)
          throw wrongState('该手机号已是其他单位的账号，请换一个手机号');
        if (known)
          throw wrongState(
            known.enabled
              ? `该手机号是同事${known.name}的`
              : `该手机号是已停用的同事${known.name}的，可在列表中恢复`,
          );
        if ((await colleagues.countOthers(clientId, mobilePhone)) >= limits.colleagues)
          throw wrongState(`同事与邀请最多 ${limits.colleagues} 位`);
        const now = clock();
        const expiresAt = addDays(now, limits.invitationDays);
        const inviterId = memberId;
        return colleagues.invite({
          clientId,
          inviterId,
          name,
          mobilePhone,
          roles,
          createdAt: now,
          expiresAt,
        });
      });
      const text = `${memberName}邀请您加入${clientName}，在${company.shortName}商城采购（${rolesText(roles)}）。${limits.invitationDays} 天内在登录页选择“手机登录”，用本手机号获取验证码即可。`;
      const told = await sms.send(mobilePhone, text).then(
        () => true,
        () => false,
      );
      return { id, told };
    },

    /** @throws CallError 60004 not the client's, or taken meanwhile */
    async withdraw({ clientId }: Buyer, id: string): Promise<null> {
      if (!(await colleagueRepository(db).withdraw(clientId, id))) throw notFound('邀请');
      return null;
    },

    /** @throws CallError 60003 for the last administrator, 60004 not the client's */
    change: (buyer: Buyer, { id, name, roles }: ParsedRequestOf<'colleague/change'>): Promise<null> =>
      withColleague(buyer, id, async (tx, member) => {
        await change(tx, member, { name, roles });
        if (member.id === buyer.memberId || sameRoles(member.roles, roles)) return;
        const words = `${buyer.memberName}将您的角色由${rolesText(member.roles)}改为${rolesText(roles)}。`;
        await colleagueRepository(tx).tell(member.id, '角色变更', words, clock());
      }),

    /**
     * Closes a colleague's account; its sessions stay to be told so with their next call.
     * @throws CallError 60003 for the last administrator, 60004 not the client's
     */
    deactivate: (buyer: Buyer, id: string): Promise<null> =>
      withColleague(buyer, id, (tx, member) => change(tx, member, { enabled: false })),

    /** @throws CallError 60004 not the client's */
    reactivate: (buyer: Buyer, id: string): Promise<null> =>
      withColleague(buyer, id, async (tx, member) => {
        if (member.enabled) return;
        await change(tx, member, { enabled: true });
        await colleagueRepository(tx).endSessions(member.id);
      }),
  };
}

export type ColleagueService = ReturnType<typeof createColleagueService>;
