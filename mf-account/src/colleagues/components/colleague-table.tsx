import { useCallMutation } from 'shared-kernel/calls';
import type { Colleague } from 'shared-kernel/contracts';
import { Button, confirmDialog, Tag, toast } from 'shared-kernel/ui';
import styles from './colleague-table.module.css';
import { RoleTags } from './role-tags';

export interface ColleagueTableProps {
  colleagues: readonly Colleague[];
  onChange: (colleague: Colleague) => void;
}

/** Who buys for the client, with what they may do; each can be changed, deactivated and made active again. */
export function ColleagueTable({ colleagues, onChange }: ColleagueTableProps) {
  const deactivation = useCallMutation('colleague/deactivate', { untilFresh: true });
  const reactivation = useCallMutation('colleague/reactivate', { untilFresh: true });

  async function deactivate({ id, name, self }: Colleague): Promise<void> {
    const agreed = await confirmDialog({
      title: '停用同事',
      content: `${self ? '您自己' : `“${name}”`}将立即退出登录，不能再登录；订单与记录保留，可随时恢复。`,
      okText: '停用',
      danger: true,
    });
    if (agreed) deactivation.mutate({ id }, { onSuccess: () => void toast.success(`已停用${name}`) });
  }

  const reactivate = ({ id, name }: Colleague) =>
    reactivation.mutate({ id }, { onSuccess: () => void toast.success(`已恢复${name}，对方可重新登录`) });

  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">姓名</th>
          <th scope="col">角色</th>
          <th scope="col">手机号</th>
          <th scope="col">最近使用</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {colleagues.map((colleague) => {
          const { id, name, mobilePhone, roles, active, self, lastSeenTime } = colleague;
          return (
            <tr key={id} data-active={active}>
              <th scope="row">
                {name} {self && <Tag tone="info">本人</Tag>} {!active && <Tag tone="bad">已停用</Tag>}
              </th>
              <td data-label="角色">
                <RoleTags held={roles} />
              </td>
              <td data-label="手机号" className={styles['fact']}>
                {mobilePhone}
              </td>
              <td data-label="最近使用" className={styles['fact']}>
                {lastSeenTime?.slice(0, 16) ?? '—'}
              </td>
              <td>
                <span className={styles['buttons']}>
                  <Button kind="text" aria-label={`修改 ${name}`} onClick={() => onChange(colleague)}>
                    修改
                  </Button>
                  {active ? (
                    <Button
                      kind="text"
                      aria-label={`停用 ${name}`}
                      disabled={deactivation.isPending}
                      onClick={() => void deactivate(colleague)}
                    >
                      停用
                    </Button>
                  ) : (
                    <Button
                      kind="text"
                      aria-label={`恢复 ${name}`}
                      disabled={reactivation.isPending}
                      onClick={() => reactivate(colleague)}
                    >
                      恢复
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
