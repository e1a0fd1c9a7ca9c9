import { type FormEvent, useRef, useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import type { Consignee, Hospital } from 'shared-kernel/contracts';
import { Dialog } from 'shared-kernel/dialog';
import { readContactPhone } from 'shared-kernel/domain';
import {
  type ConsigneeDraft,
  type ConsigneeField,
  consigneeErrors,
  consigneeLimits,
} from '../model/consignee-rules';
import { forgetAddress, keepAddress, useTypedDrafts } from '../model/typed-draft-store';
import styles from './consignee-form.module.css';
import { Field } from './field';

export interface ConsigneeFormProps {
  /** The address to change; null to add one. */
  consignee: Consignee | null;
  /** Adds the first address of this hospital instead of one of the buyer's own. */
  hospital?: Hospital | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/**
 * A dialog to add or change an address of the buyer, or to add a hospital's first. Errors are shown under
 * each field.
 */
export function ConsigneeForm({ consignee, hospital = null, onSaved, onClose }: ConsigneeFormProps) {
  const addition = useCallMutation('client/consignee/add', { untilFresh: true });
  const change = useCallMutation('client/consignee/edit', { untilFresh: true });
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const id = consignee?.id ?? (hospital ? `of-${hospital.id}` : 'new');
  const kept = useTypedDrafts(({ addresses }) => addresses[id]);
  const draft = kept ?? {
    name: consignee?.name ?? '',
    phone: consignee?.phone ?? '',
    address: consignee?.address ?? '',
    defaultAddress: consignee?.defaultAddress ?? false,
  };
  const setDraft = (changed: ConsigneeDraft) => keepAddress(id, changed);
  const errors = consigneeErrors(draft);
  const shownErrors = checked ? errors : {};

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(errors);
    if (wrong) {
      const field = event.currentTarget.elements.namedItem(wrong);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const saved = (savedId: string) => {
      forgetAddress(id);
      onSaved(savedId);
    };
    const address = { ...draft, phone: readContactPhone(draft.phone) ?? draft.phone };
    if (consignee) change.mutate({ id: consignee.id, ...address }, { onSuccess: () => saved(consignee.id) });
    else
      addition.mutate(
        { ...address, ...(hospital && { hospitalClientId: hospital.id }) },
        { onSuccess: (added) => saved(added.id) },
      );
  }

  const field = (name: ConsigneeField) => ({
    name,
    value: draft[name],
    maxLength: consigneeLimits[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });

  return (
    <Dialog
      title={consignee ? '修改收货地址' : '新增收货地址'}
      okText="保存"
      busy={addition.isPending || change.isPending}
      onOk={() => form.current?.requestSubmit()}
      onClose={() => {
        forgetAddress(id);
        onClose();
      }}
    >
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        {hospital && <strong>{hospital.name}</strong>}
        <Field label="收货人" error={shownErrors.name}>
          {(props) => <input autoComplete="name" {...field('name')} {...props} />}
        </Field>
        <Field label="联系电话" error={shownErrors.phone}>
          {(props) => (
            <input
              type="tel"
              autoComplete="tel-national"
              placeholder="手机号，或带区号的固定电话"
              {...field('phone')}
              onBlur={({ target }) => {
                const phone = readContactPhone(target.value);
                if (phone && phone !== draft.phone) setDraft({ ...draft, phone });
              }}
              {...props}
            />
          )}
        </Field>
        <Field label="详细地址" error={shownErrors.address}>
          {(props) => <textarea rows={2} autoComplete="street-address" {...field('address')} {...props} />}
        </Field>
        {!hospital && (
          <label className={styles['default']}>
            <input
              type="checkbox"
              checked={draft.defaultAddress}
              onChange={({ target }) => setDraft({ ...draft, defaultAddress: target.checked })}
            />
            设为默认地址
          </label>
        )}
        <button type="submit" hidden aria-label="保存" />
      </form>
    </Dialog>
  );
}
