import { useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import type { Parcel } from 'shared-kernel/contracts';
import { Dialog } from 'shared-kernel/dialog';
import { unbroken } from 'shared-kernel/domain';
import { QuantityInput, toast } from 'shared-kernel/ui';
import { leftOf } from '../model/receipt';
import styles from './receive-dialog.module.css';

export interface ReceiveDialogProps {
  parcel: Parcel;
  onClose: () => void;
}

/** Confirms the received quantity of each line; by default all that is left. */
export default function ReceiveDialog({ parcel, onClose }: ReceiveDialogProps) {
  const open = parcel.lines.filter((line) => leftOf(line) > 0);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(open.map((line) => [line.id, leftOf(line)])),
  );
  const receipt = useCallMutation('order/parcel/receive');
  const lines = open.flatMap(({ id }) => {
    const count = counts[id] ?? 0;
    return count > 0 ? [{ id, count }] : [];
  });

  const confirm = () =>
    receipt.mutate(
      { parcelId: parcel.id, lines },
      {
        onSuccess: () => {
          void toast.success('已登记收货');
          onClose();
        },
      },
    );

  return (
    <Dialog
      title="收货登记"
      ask={<p>请按实收数量登记；可分次登记，缺少或破损的请另行反馈。</p>}
      okText="确认收货"
      okDisabled={lines.length === 0}
      busy={receipt.isPending}
      onOk={confirm}
      onClose={onClose}
    >
      <ul className={styles['lines']}>
        {open.map((line) => (
          <li key={line.id}>
            <span>
              {unbroken(line.productName)} {line.unitTitle}
            </span>
            <QuantityInput
              label={`${line.productName} ${line.unitTitle} 实收数量`}
              value={counts[line.id] ?? 0}
              min={0}
              max={leftOf(line)}
              onChange={(count) => setCounts({ ...counts, [line.id]: count })}
            />
            <span>{line.unitName}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
