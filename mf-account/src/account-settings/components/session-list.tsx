import { useCallMutation } from 'shared-kernel/calls';
import type { LoginSession } from 'shared-kernel/contracts';
import { Button, confirmDialog, Tag, toast } from 'shared-kernel/ui';
import styles from './session-list.module.css';

/** The account's sessions; any but this one can be ended here. */
export function SessionList({ sessions }: { sessions: readonly LoginSession[] }) {
  const ending = useCallMutation('member/session/end', { untilFresh: true });
  const endingOthers = useCallMutation('member/session/endothers', { untilFresh: true });
  const others = sessions.filter(({ current }) => !current);

  async function askToEnd({ id, device }: LoginSession): Promise<void> {
    const agreed = await confirmDialog({
      title: '提示',
      content: `“${device}”将退出登录，请确认是否继续?`,
      okText: '结束会话',
    });
    if (agreed) ending.mutate({ id }, { onSuccess: () => void toast.success('该会话已结束') });
  }

  async function askToEndOthers(): Promise<void> {
    const agreed = await confirmDialog({
      title: '提示',
      content: `其他 ${others.length} 处登录将全部退出，请确认是否继续?`,
      okText: '全部退出',
    });
    if (agreed) endingOthers.mutate({}, { onSuccess: () => void toast.success('其他登录已全部退出') });
  }

  return (
    <>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className={styles['session']}>
            <div>
              <p className={styles['device']}>
                {session.device} {session.current && <Tag tone="ok">本次登录</Tag>}
              </p>
              <p className={styles['facts']}>
                {session.createTime} 登录　最近使用 {session.lastSeenTime}　{session.address}
              </p>
            </div>
            {!session.current && (
              <Button kind="text" disabled={ending.isPending} onClick={() => void askToEnd(session)}>
                结束会话
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button disabled={endingOthers.isPending} onClick={() => void askToEndOthers()}>
          退出其他全部
        </Button>
      )}
    </>
  );
}
