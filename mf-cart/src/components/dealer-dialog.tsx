import type { Dealer } from 'shared-kernel/contracts';
import { chooseDealer } from '../model/checkout-draft-store';
import { ChoiceDialog } from './choice-dialog';
import styles from './choice-dialog.module.css';

export interface DealerDialogProps {
  dealers: readonly Dealer[];
  dealer: Dealer | null;
  onClose: () => void;
}

export default function DealerDialog({ dealers, dealer, onClose }: DealerDialogProps) {
  const choose = (id: string) => {
    const chosen = dealers.find((one) => one.id === id);
    if (chosen) chooseDealer(chosen);
  };
  return (
    <ChoiceDialog
      title="选择经销商"
      choices={dealers.map(({ id, name, code, address }) => ({
        id,
        content: (
          <>
            <strong>{name}</strong>
            <span className={styles['detail']}>
              {code}　{address}
            </span>
          </>
        ),
      }))}
      chosen={dealer?.id ?? null}
      unchosen="请选择经销商"
      onChoose={choose}
      onClose={onClose}
    />
  );
}
