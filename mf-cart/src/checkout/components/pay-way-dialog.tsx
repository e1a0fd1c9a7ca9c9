import type { PayWay } from 'shared-kernel/contracts';
import { choosePayWay } from '../../model/checkout-draft-store';
import { ChoiceDialog } from './choice-dialog';

export interface PayWayDialogProps {
  payWays: readonly PayWay[];
  payWay: PayWay | null;
  onClose: () => void;
}

export default function PayWayDialog({ payWays, payWay, onClose }: PayWayDialogProps) {
  return (
    <ChoiceDialog
      title="选择付款方式"
      choices={payWays.map(({ itemCode, itemName }) => ({
        id: itemCode,
        name: itemName,
        detail: '',
        content: itemName,
      }))}
      chosen={payWay?.itemCode ?? null}
      unchosen="请选择付款方式"
      onChoose={choosePayWay}
      onClose={onClose}
    />
  );
}
