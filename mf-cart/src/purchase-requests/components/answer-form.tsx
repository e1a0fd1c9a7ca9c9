import { useState } from 'react';
import { limits } from 'shared-kernel/domain';
import { Button, QuantityInput } from 'shared-kernel/ui';
import { Field } from '../../components/field';
import { type AnswerDraft, forgetAnswer, keepAnswer } from '../model/answer-draft-store';
import { answerProblem } from '../model/request-rules';
import styles from './answer-form.module.css';

const usualReasons = {
  change: ['按整箱采购', '超出月用量', '库房有部分库存'],
  refuse: ['库房还有库存', '超出月用量', '请改用同类产品'],
} as const;

export interface AnswerFormProps {
  /** Under which the draft is kept. */
  id: string;
  draft: AnswerDraft;
  /** The goods, as a sentence names them. */
  named: string;
  busy: boolean;
  refusal: string | null;
  onSend: (draft: AnswerDraft) => void;
}

/** Changes how much is bought, or refuses it, with the reason that the applicant reads. */
export function AnswerForm({ id, draft, named, busy, refusal, onSend }: AnswerFormProps) {
  const [isChecked, setIsChecked] = useState(false);
  const { kind, count, reason } = draft;
  const problem = (isChecked ? answerProblem(reason) : null) ?? refusal;

  function send(): void {
    setIsChecked(true);
    if (answerProblem(reason) === null) onSend(draft);
  }

  return (
    <form
      className={styles['form']}
      aria-label={kind === 'change' ? `修改数量 ${named}` : `不采购 ${named}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {kind === 'change' && (
        <QuantityInput
          label={`${named} 数量`}
          value={count}
          onChange={(next) => keepAnswer(id, { ...draft, count: next })}
        />
      )}
      <Field label="原因" error={problem ?? undefined}>
        {(props) => (
          <input
            type="text"
            autoComplete="off"
            maxLength={limits.reasonMax}
            value={reason}
            onChange={({ target }) => keepAnswer(id, { ...draft, reason: target.value })}
            {...props}
          />
        )}
      </Field>
      <div className={styles['quick']}>
        {usualReasons[kind].map((usual) => (
          <Button key={usual} kind="text" onClick={() => keepAnswer(id, { ...draft, reason: usual })}>
            {usual}
          </Button>
        ))}
      </div>
      <div className={styles['buttons']}>
        <Button type="submit" kind={kind === 'refuse' ? 'danger' : 'secondary'} busy={busy}>
          {kind === 'change' ? '保存数量' : '不采购'}
        </Button>
        <Button kind="text" onClick={() => forgetAnswer(id)}>
          取消
        </Button>
      </div>
    </form>
  );
}
