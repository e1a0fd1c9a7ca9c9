import { useState } from 'react';
import { useCallMutation, useMay } from 'shared-kernel/calls';
import type { ReplyOf } from 'shared-kernel/contracts';
import { useSession } from 'shared-kernel/session';
import { Button, confirmDialog, RemoteSlot, toast } from 'shared-kernel/ui';
import { isTopicFor } from '../model/message-topics';
import styles from './notification-settings.module.css';
import { NotificationTable } from './notification-table';

/** Where messages go beside the shop, and which. */
export function NotificationSettings({ mobilePhone, email, choices }: ReplyOf<'member/notification'>) {
  const hasColleagues = useSession()?.user.roles !== undefined;
  const decides = useMay('approval/decide');
  const [isBinding, setIsBinding] = useState(false);
  const removal = useCallMutation('member/email/remove', { untilFresh: true });

  async function remove(): Promise<void> {
    const agreed = await confirmDialog({
      title: '解绑邮箱',
      content: '之后不再发送邮件，邮件的选择一并清除，请确认是否继续?',
      okText: '解绑',
    });
    if (agreed) removal.mutate({}, { onSuccess: () => void toast.success('邮箱已解绑') });
  }

  return (
    <>
      <p className={styles['note']}>消息始终保留在“我的消息”；选中的另发短信或邮件。</p>
      <dl className={styles['addresses']}>
        <div>
          <dt>手机</dt>
          <dd>{mobilePhone}</dd>
        </div>
        <div>
          <dt>邮箱</dt>
          <dd>{email ?? '未绑定，绑定后可选邮件'}</dd>
          <dd className={styles['buttons']}>
            <Button kind="text" onClick={() => setIsBinding(true)}>
              {email ? '更换邮箱' : '绑定邮箱'}
            </Button>
            {email && (
              <Button kind="text" disabled={removal.isPending} onClick={() => void remove()}>
                解绑邮箱
              </Button>
            )}
          </dd>
        </div>
      </dl>
      <NotificationTable
        choices={choices.filter(({ topic }) => isTopicFor(topic, { hasColleagues, decides }))}
        hasEmail={email !== null}
      />
      {isBinding && (
        <RemoteSlot
          name="shell/bind-email"
          props={{ replaces: email !== null, onClose: () => setIsBinding(false) }}
          loading={null}
        />
      )}
    </>
  );
}
