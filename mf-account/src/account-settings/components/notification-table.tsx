import { useId } from 'react';
import type { MessageChoice } from 'shared-kernel/contracts';
import { topicNames } from '../model/message-topics';
import { ChoiceRow } from './choice-row';
import styles from './notification-table.module.css';

export interface NotificationTableProps {
  choices: readonly MessageChoice[];
  /** Whether an address is bound. */
  hasEmail: boolean;
}

/** What leaves the shop by text message and mail: saved with each switch. */
export function NotificationTable({ choices, hasEmail }: NotificationTableProps) {
  const id = useId();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">消息</th>
          <th scope="col" id={`${id}text`}>
            短信
          </th>
          <th scope="col" id={`${id}mail`}>
            邮件
          </th>
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.topic}
            choice={choice}
            name={topicNames[choice.topic]}
            hasEmail={hasEmail}
            columnIds={{ text: `${id}text`, mail: `${id}mail` }}
          />
        ))}
      </tbody>
    </table>
  );
}
