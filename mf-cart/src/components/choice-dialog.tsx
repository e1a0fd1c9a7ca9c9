import { type ReactNode, useId, useState } from 'react';
import { toast } from 'shared-kernel/ui';
import styles from './choice-dialog.module.css';
import { Dialog } from './dialog';

export interface Choice {
  id: string;
  content: ReactNode;
  /** What else can be done with it. */
  actions?: ReactNode;
}

export interface ChoiceDialogProps {
  title: string;
  choices: readonly Choice[];
  chosen: string | null;
  /** Said when the buyer confirms without a choice. */
  unchosen: string;
  onChoose: (id: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog to choose one of several. */
export function ChoiceDialog({
  title,
  choices,
  chosen,
  unchosen,
  onChoose,
  onClose,
  children,
}: ChoiceDialogProps) {
  const [picked, setPicked] = useState(chosen);
  const name = useId();
  const isOffered = choices.some(({ id }) => id === picked);

  function confirm(): void {
    if (picked === null || !isOffered) {
      void toast.warning(unchosen);
      return;
    }
    onChoose(picked);
    onClose();
  }

  return (
    <Dialog title={title} onOk={confirm} onClose={onClose}>
      <fieldset className={styles['choices']} aria-label={title}>
        {choices.map(({ id, content, actions }) => (
          <div key={id} className={styles['choice']} data-picked={id === picked || undefined}>
            <label className={styles['label']}>
              <input type="radio" name={name} checked={id === picked} onChange={() => setPicked(id)} />
              <span className={styles['content']}>{content}</span>
            </label>
            {actions && <span className={styles['actions']}>{actions}</span>}
          </div>
        ))}
      </fieldset>
      {children}
    </Dialog>
  );
}
