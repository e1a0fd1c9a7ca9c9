import { useId } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import type { MessageChannel, MessageChoice } from 'shared-kernel/contracts';
import styles from './choice-row.module.css';
import { Switch } from './switch';

export interface ChoiceRowProps {
  choice: MessageChoice;
  name: string;
  hasEmail: boolean;
  columnIds: Readonly<Record<MessageChannel, string>>;
}

/** One kind of message. A switch that could not be saved goes back, and the row says why. */
export function ChoiceRow({ choice, name, hasEmail, columnIds }: ChoiceRowProps) {
  const id = useId();
  const options = { silent: true, untilFresh: true };
  const changes = {
    text: useCallMutation('member/notification/edit', options),
    mail: useCallMutation('member/notification/edit', options),
  };
  const { topic } = choice;
  const failure = changes.text.error ?? changes.mail.error;

  const cell = (channel: MessageChannel) => {
    const { isPending, variables, mutate } = changes[channel];
    return (
      <td>
        <label className={styles['hit']} htmlFor={`${id}${channel}`}>
          <Switch
            id={`${id}${channel}`}
            aria-labelledby={`${id} ${columnIds[channel]}`}
            checked={isPending ? variables.wanted : choice[channel]}
            disabled={channel === 'mail' && !hasEmail}
            onChange={(wanted) => {
              if (!isPending) mutate({ topic, channel, wanted });
            }}
          />
        </label>
      </td>
    );
  };

  return (
    <tr className={styles['row']}>
      <th scope="row">
        <span id={id}>{name}</span>
        <span role="status" className={styles['failure']}>
          {failure && `未保存：${failure.message}`}
        </span>
      </th>
      {cell('text')}
      {cell('mail')}
    </tr>
  );
}
