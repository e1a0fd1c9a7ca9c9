import { type ReactNode, useState } from 'react';
import { Dialog } from 'shared-kernel/dialog';
import { toast } from 'shared-kernel/ui';
import { type Choice, ChoiceList } from '../../components/choice-list';

export interface ChoiceDialogProps {
  title: string;
  choices: readonly Choice[];
  chosen: string | null;
  /** Error when the buyer confirms without a choice. */
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

  function confirm(): void {
    const choice = choices.find(({ id }) => id === picked);
    if (!choice) {
      void toast.warning(unchosen);
      return;
    }
    onChoose(choice.id);
    onClose();
  }

  return (
    <Dialog title={title} onOk={confirm} onClose={onClose}>
      <ChoiceList label={title} choices={choices} picked={picked} onPick={setPicked} />
      {children}
    </Dialog>
  );
}
