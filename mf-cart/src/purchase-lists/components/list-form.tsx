import { type FormEvent, useRef, useState } from 'react';
import { Dialog } from 'shared-kernel/dialog';
import { ListFields, type ListSettings, nameProblem } from '../../components/list-fields';

export interface ListFormProps {
  title: string;
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
export default function ListForm({ title, first, mayHide, busy, problem, onSave, onClose }: ListFormProps) {
  const [settings, setSettings] = useState(first);
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
      onClose={busy ? undefined : onClose}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <ListFields
          settings={settings}
          isChecked={isChecked}
          mayHide={mayHide}
          refusal={problem}
          onChange={setSettings}
        />
        <button type="submit" hidden aria-label="保存" />
      </form>
    </Dialog>
  );
}
