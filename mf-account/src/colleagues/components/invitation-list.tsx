import { useCallMutation } from 'shared-kernel/calls';
import type { Invitation } from 'shared-kernel/contracts';
import { rolesText } from 'shared-kernel/domain';
import { Button, Tag, toast } from 'shared-kernel/ui';
import styles from './invitation-list.module.css';

export interface InvitationListProps {
  invitations: readonly Invitation[];
  onInviteAgain: (invitation: Invitation) => void;
}

/** Who was invited and has not come yet. */
export function InvitationList({ invitations, onInviteAgain }: InvitationListProps) {
  const withdrawal = useCallMutation('colleague/invitation/withdraw', { untilFresh: true });
  return (
    <ul>
      {invitations.map((invitation) => {
        const { id, name, mobilePhone, roles, inviterName, expireTime, expired } = invitation;
        return (
          <li key={id} className={styles['invitation']}>
            <div>
              <p>
                {name}　{mobilePhone} {expired && <Tag tone="warn">已过期</Tag>}
              </p>
              <p className={styles['facts']}>
                {rolesText(roles)}　{inviterName} 邀请　{expireTime.slice(0, 16)}{' '}
                {expired ? '过期' : '前有效'}
              </p>
            </div>
            <span className={styles['buttons']}>
              <Button kind="text" aria-label={`重新邀请 ${name}`} onClick={() => onInviteAgain(invitation)}>
                重新邀请
              </Button>
              <Button
                kind="text"
                aria-label={`撤回对 ${name} 的邀请`}
                disabled={withdrawal.isPending}
                onClick={() =>
                  withdrawal.mutate({ id }, { onSuccess: () => void toast.success('邀请已撤回') })
                }
              >
                撤回
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
