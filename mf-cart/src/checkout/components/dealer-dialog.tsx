import type { Dealer } from 'shared-kernel/contracts';
import { chooseDealer } from '../model/dealer-store';
import { ChoiceDialog } from './choice-dialog';
import { DealerView } from './dealer-view';

export interface DealerDialogProps {
  dealers: readonly Dealer[];
  dealer: Dealer | null;
  onClose: () => void;
}

export default function DealerDialog({ dealers, dealer, onClose }: DealerDialogProps) {
  function choose(id: string): void {
    const chosen = dealers.find((one) => one.id === id);
    if (chosen && chosen.id !== dealer?.id) chooseDealer(chosen);
  }

  return (
    <ChoiceDialog
      title="选择经销商"
      choices={dealers.map((one) => ({
        id: one.id,
        name: one.name,
        detail: `编号 ${one.code}　${one.address}`,
        content: <DealerView dealer={one} />,
      }))}
      chosen={dealer?.id ?? null}
      unchosen="请选择经销商"
      onChoose={choose}
      onClose={onClose}
    />
  );
}
