import { type ReactNode, useId } from 'react';
import { limits } from 'shared-kernel/domain';
import { Field } from '../../components/field';
import { setRequestDraft } from '../model/request-draft-store';
import type { RequestDraft, RequestField } from '../model/request-rules';
import styles from './request-form.module.css';

export interface RequestFormProps {
  draft: RequestDraft;
  problems: Partial<Record<RequestField, string>>;
  /** `YYYY-MM-DD` */
  today: string;
  /** Departments with a budget, to be named alike. */
  departments: readonly string[];
  /** Below the fields. */
  children?: ReactNode;
}

/** Who the goods are for, by when and what for; nothing of it has to be said. */
export function RequestForm({ draft, problems, today, departments, children }: RequestFormProps) {
  const [titleId, listId] = [useId(), useId()];
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId}>申请说明</h2>
      <datalist id={listId}>
        {departments.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={styles['fields']}>
        <Field label="申请科室" error={problems.department}>
          {(props) => (
            <input
              type="text"
              list={departments.length > 0 ? listId : undefined}
              placeholder="如：手术室"
              maxLength={limits.departmentMax}
              value={draft.department}
              onChange={({ target }) => setRequestDraft({ department: target.value })}
              {...props}
            />
          )}
        </Field>
        <Field label="希望到货日期" error={problems.wantedDate}>
          {(props) => (
            <input
              type="date"
              min={today}
              value={draft.wantedDate}
              onChange={({ target }) => setRequestDraft({ wantedDate: target.value })}
              {...props}
            />
          )}
        </Field>
        <Field label="用途" error={problems.reason}>
          {(props) => (
            <textarea
              rows={2}
              placeholder="选填，如：周四两台手术"
              maxLength={limits.requestReasonMax}
              value={draft.reason}
              onChange={({ target }) => setRequestDraft({ reason: target.value })}
              {...props}
            />
          )}
        </Field>
      </div>
      {children}
    </section>
  );
}
