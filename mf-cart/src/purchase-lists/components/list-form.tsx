import { type FormEvent, useRef, useState } from 'react';
import { Dialog } from 'shared-kernel/dialog';
import { ListFields } from '../../components/list-fields';
import { type ListSettings, nameProblem } from '../../model/list-settings';
import { forgetListSettings, keepListSettings, useListSettings } from '../../model/list-settings-store';

export interface ListFormProps {
  title: string;
  /** Under which what is typed is kept, until the form is closed or its list saved. */
  draftId: string;
  first: ListSettings;
  /** Whether the buyer may make a shared list private. */
  mayHide: boolean;
  busy: boolean;
  /** The server's refusal. */
  problem: string | null;
  onSave: (settings: ListSettings) => void;
  onClose: () => void;
}

/** Name and sharing of a list. */
export default function ListForm({
  title,
  draftId,
  first,
  mayHide,
  busy,
  problem,
  onSave,
  onClose,
}: ListFormProps) {
  const settings = useListSettings(draftId) ?? first;
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (nameProblem(settings.name) === null) onSave({ ...settings, name: settings.name.trim() });
    else form.current?.querySelector('input')?.focus();
  }

  return (
    <Dialog
      title={title}
      okText="保存"
      busy={busy}
      onOk={() => form.current?.requestSubmit()}
      onClose={
        busy
          ? undefined
          : () => {
              forgetListSettings(draftId);
              onClose();
            }
      }
    >
      <form ref={form} noValidate onSubmit={submit}>
        <ListFields
          settings={settings}
          isChecked={isChecked}
          mayHide={mayHide}
          refusal={problem}
          onChange={(changed) => keepListSettings(draftId, changed)}
        />
        <button type="submit" hidden aria-label="保存" />
      </form>
    </Dialog>
  );
}
