import { useId } from 'react';
import { useCall, useCallMutation } from 'shared-kernel/calls';
import { dayText } from 'shared-kernel/domain';
import { Button, toast } from 'shared-kernel/ui';
import { Field } from '../../components/field';
import { forgetDeputy, keepDeputy, useDeputyDraft } from '../model/deputy-draft-store';
import styles from './deputy-card.module.css';

/** Who decides while the buyer is away. */
export function DeputyCard() {
  const titleId = useId();
  const { data } = useCall('approval/deputy', {});
  const setting = useCallMutation('approval/deputy/set', {
    silent: true,
    untilFresh: true,
    onSuccess: (_, { deputyId }) => {
      forgetDeputy();
      void toast.success(deputyId === null ? '代理已取消' : '代理已设置');
    },
  });
  const today = dayText(new Date());
  const typed = useDeputyDraft();
  if (!data || (data.choices.length === 0 && !data.deputy)) return null;
  const { deputy, choices } = data;
  const deputyId = typed.deputyId ?? deputy?.id ?? '';
  const fromDate = typed.fromDate ?? deputy?.fromDate ?? today;
  const toDate = typed.toDate ?? deputy?.toDate ?? today;
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId}>外出时的代理</h2>
      <p>
        {deputy
          ? `${deputy.fromDate} 至 ${deputy.toDate} 由${deputy.name}代为审批，您自己仍可审批。`
          : '外出期间由同事代为审批，审批记录写明代谁审批。'}
      </p>
      <div className={styles['fields']}>
        <Field label="代理人" error={undefined}>
          {(props) => (
            <select
              value={deputyId}
              onChange={({ target }) => keepDeputy({ deputyId: target.value })}
              {...props}
            >
              <option value="">请选择</option>
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="开始日期" error={undefined}>
          {(props) => (
            <input
              type="date"
              value={fromDate}
              onChange={({ target }) => keepDeputy({ fromDate: target.value })}
              {...props}
            />
          )}
        </Field>
        <Field label="结束日期" error={setting.error?.message}>
          {(props) => (
            <input
              type="date"
              min={today}
              value={toDate}
              onChange={({ target }) => keepDeputy({ toDate: target.value })}
              {...props}
            />
          )}
        </Field>
      </div>
      <div className={styles['buttons']}>
        <Button
          busy={setting.isPending}
          disabled={!deputyId || !fromDate || !toDate}
          onClick={() => setting.mutate({ deputyId, fromDate, toDate })}
        >
          保存代理
        </Button>
        {deputy && (
          <Button
            kind="text"
            onClick={() =>
              setting.mutate({ deputyId: null, fromDate: deputy.fromDate, toDate: deputy.toDate })
            }
          >
            取消代理
          </Button>
        )}
      </div>
    </section>
  );
}
