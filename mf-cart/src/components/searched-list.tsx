import { formatCount } from 'shared-kernel/domain';
import { Picker } from 'shared-kernel/picker';
import type { ChoiceListProps } from './choice-list';
import styles from './searched-list.module.css';

/** A searchable choice of many: the field, and below it the picked option in full with its actions. */
export default function SearchedList({ label, choices, picked, onPick }: ChoiceListProps) {
  const chosen = choices.find(({ id }) => id === picked);
  return (
    <>
      <Picker
        label={label}
        options={choices}
        picked={picked}
        onPick={onPick}
        placeholder={`共 ${formatCount(choices.length, '项')}，输入名称、编号或地址查找`}
        none={`没有找到${label}`}
      />
      {chosen && chosen.content !== chosen.name && (
        <div className={styles['found']}>
          <div className={styles['content']}>{chosen.content}</div>
          {chosen.actions && <span className={styles['actions']}>{chosen.actions}</span>}
        </div>
      )}
    </>
  );
}
