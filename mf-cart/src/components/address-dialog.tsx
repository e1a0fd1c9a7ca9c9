import { useState } from 'react';
import type { Consignee } from 'shared-kernel/contracts';
import { Button, confirmDialog, toast } from 'shared-kernel/ui';
import { useDefaultConsignee } from '../api/default-consignee';
import { useDeleteConsignee } from '../api/delete-consignee';
import { chooseConsignee } from '../model/checkout-draft-store';
import styles from './address-dialog.module.css';
import { ChoiceDialog } from './choice-dialog';
import { ConsigneeForm } from './consignee-form';
import { ConsigneeView } from './consignee-view';

export interface AddressDialogProps {
  consignees: readonly Consignee[];
  consignee: Consignee | null;
  /** The addresses are the buyer's own, so new ones can be added. */
  own: boolean;
  onClose: () => void;
}

type FormStep = { consignee: Consignee | null } | null;

/** Choice of the delivery address; the buyer's own addresses can be added, changed and deleted, too. */
export default function AddressDialog({ consignees, consignee, own, onClose }: AddressDialogProps) {
  const [form, setForm] = useState<FormStep>(own && consignees.length === 0 ? { consignee: null } : null);
  const deletion = useDeleteConsignee();
  const defaulting = useDefaultConsignee();

  async function askToDelete(id: string): Promise<void> {
    const agreed = await confirmDialog({
      title: '提示',
      content: '请确认是否删除该收货地址?',
      okText: '删除',
      danger: true,
    });
    if (agreed) deletion.mutate(id, { onSuccess: () => void toast.success('收货地址已删除') });
  }

  if (form) {
    const leave = consignees.length === 0 ? onClose : () => setForm(null);
    return (
      <ConsigneeForm
        consignee={form.consignee}
        onClose={leave}
        onSaved={(id) => {
          chooseConsignee(id);
          onClose();
        }}
      />
    );
  }

  const actionsOf = ({ id, defaultAddress }: Consignee, edit: () => void) => (
    <>
      {!defaultAddress && (
        <Button kind="text" disabled={defaulting.isPending} onClick={() => defaulting.mutate(id)}>
          设为默认
        </Button>
      )}
      <Button kind="text" onClick={edit}>
        修改
      </Button>
      <Button kind="text" disabled={deletion.isPending} onClick={() => void askToDelete(id)}>
        删除
      </Button>
    </>
  );

  return (
    <ChoiceDialog
      title="选择收货地址"
      choices={consignees.map((one) => ({
        id: one.id,
        content: <ConsigneeView consignee={one} />,
        actions: one.editable && actionsOf(one, () => setForm({ consignee: one })),
      }))}
      chosen={consignee?.id ?? null}
      unchosen="请选择收货地址"
      onChoose={chooseConsignee}
      onClose={onClose}
    >
      {own && (
        <p className={styles['more']}>
          <Button onClick={() => setForm({ consignee: null })}>新增收货地址</Button>
        </p>
      )}
    </ChoiceDialog>
  );
}
