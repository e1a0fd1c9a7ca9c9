import { useState } from 'react';
import { Allowed } from 'shared-kernel/calls';
import type { Consignee } from 'shared-kernel/contracts';
import { Button } from 'shared-kernel/ui';
import { ConsigneeActions } from '../../components/consignee-actions';
import { consigneeChoice } from '../../components/consignee-choice';
import { ConsigneeForm } from '../../components/consignee-form';
import { chooseConsignee } from '../../model/checkout-draft-store';
import styles from './address-dialog.module.css';
import { ChoiceDialog } from './choice-dialog';

export interface AddressDialogProps {
  consignees: readonly Consignee[];
  consignee: Consignee | null;
  /** The addresses are the buyer's own, so new ones can be added. */
  own: boolean;
  onClose: () => void;
}

type FormStep = { consignee: Consignee | null } | null;

/** Chooses the delivery address; the buyer's own addresses can also be added, changed and deleted. */
export default function AddressDialog({ consignees, consignee, own, onClose }: AddressDialogProps) {
  const [form, setForm] = useState<FormStep>(own && consignees.length === 0 ? { consignee: null } : null);

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

  return (
    <ChoiceDialog
      title="选择收货地址"
      choices={consignees.map((one) => ({
        ...consigneeChoice(one),
        actions: one.editable && (
          <ConsigneeActions consignee={one} onEdit={() => setForm({ consignee: one })} />
        ),
      }))}
      chosen={consignee?.id ?? null}
      unchosen="请选择收货地址"
      onChoose={chooseConsignee}
      onClose={onClose}
    >
      {own && (
        <p className={styles['more']}>
          <Allowed call="client/consignee/add">
            <Button onClick={() => setForm({ consignee: null })}>新增收货地址</Button>
          </Allowed>
        </p>
      )}
    </ChoiceDialog>
  );
}
