import { limits } from 'shared-kernel/domain';
import { type ListSettings, nameProblem } from '../model/list-settings';
import { Field } from './field';
import styles from './list-fields.module.css';

export interface ListFieldsProps {
  settings: ListSettings;
  /** Whether problems are shown. */
  isChecked: boolean;
  mayHide: boolean;
  /** The server's refusal. */
  refusal?: string | null;
  onChange: (settings: ListSettings) => void;
}

/** The fields of a list: its name, and who sees it. */
export function ListFields({ settings, isChecked, mayHide, refusal = null, onChange }: ListFieldsProps) {
  const problem = (isChecked ? nameProblem(settings.name) : null) ?? refusal;
  return (
    <div className={styles['fields']}>
      <Field label="清单名称" error={problem ?? undefined}>
        {(props) => (
          <input
            type="text"
            autoComplete="off"
            placeholder="如：手术室常备"
            maxLength={limits.purchaseListNameMax}
            value={settings.name}
            onChange={({ target }) => onChange({ ...settings, name: target.value })}
            {...props}
          />
        )}
      </Field>
      <label className={styles['shared']}>
        <input
          type="checkbox"
          checked={settings.shared}
          disabled={!mayHide && settings.shared}
          onChange={({ target }) => onChange({ ...settings, shared: target.checked })}
        />
        <span>
          客户共享
          <small>同一单位的同事都可以查看和修改{!mayHide && settings.shared && '；只有创建人可以取消'}</small>
        </span>
      </label>
    </div>
  );
}
