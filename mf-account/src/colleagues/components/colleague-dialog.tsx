import { type FormEvent, useId, useRef, useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import type { Colleague } from 'shared-kernel/contracts';
import { Dialog } from 'shared-kernel/dialog';
import { limits } from 'shared-kernel/domain';
import { confirmDialog, toast } from 'shared-kernel/ui';
import { type ColleagueDraft, colleagueErrors } from '../model/colleague-draft';
import styles from './colleague-dialog.module.css';
import { RoleChoice } from './role-choice';
import { useKeptDraft } from './use-kept-draft';

export interface ColleagueDialogProps {
  /** The colleague to change; null to invite one. */
  colleague: Colleague | null;
  /** What an invitation begins with: that of an earlier one. */
  fresh: ColleagueDraft;
  onClose: () => void;
}

const leavesAdministration = () =>
  confirmDialog({
    title: '提示',
    content: '您将不再是管理员，之后不能管理同事与角色，请确认是否继续?',
    okText: '继续',
  });

/** Invites a colleague, or changes name and roles of one; what the server says stands in the dialog. */
export default function ColleagueDialog({ colleague, fresh, onClose }: ColleagueDialogProps) {
  const invitation = useCallMutation('colleague/invite', { silent: true, untilFresh: true });
  const change = useCallMutation('colleague/change', { silent: true, untilFresh: true });
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { draft, keep, forget } = useKeptDraft(colleague?.id ?? `new${fresh.mobilePhone}`, fresh);
  const errors = colleagueErrors(draft, colleague === null);
  const shown = isChecked ? errors : {};
  const refusal = invitation.error ?? change.error;

  const close = () => {
    forget();
    onClose();
  };

  async function save(): Promise<void> {
    const { roles } = draft;
    const name = draft.name.trim();
    if (!colleague) {
      invitation.mutate(
        { name, mobilePhone: draft.mobilePhone.trim(), roles },
        {
          onSuccess: ({ told }) => {
            if (told) void toast.success(`已邀请${name}，短信已发出`);
            else void toast.warning(`已邀请${name}，短信未能发出，请电话告知`);
            close();
          },
        },
      );
      return;
    }
    const leaves = colleague.self && !roles.includes('administrator');
    if (leaves && !(await leavesAdministration())) return;
    const onSuccess = () => {
      void toast.success('已保存，对方下一次操作起生效');
      close();
    };
    change.mutate({ id: colleague.id, name, roles }, { onSuccess });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsChecked(true);
    const [wrong] = Object.keys(errors);
    if (!wrong) return void save();
    const field = event.currentTarget.querySelector(`[name="${wrong}"]`);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <Dialog
      title={colleague ? `修改“${colleague.name}”` : '邀请同事'}
      okText={colleague ? '保存' : '发送邀请'}
      busy={invitation.isPending || change.isPending}
      onOk={() => form.current?.requestSubmit()}
      onClose={close}
    >
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <TextField
          label="姓名"
          name="name"
          value={draft.name}
          maxLength={limits.colleagueNameMax}
          error={shown.name}
          onChange={(name) => keep({ ...draft, name })}
        />
        {!colleague && (
          <TextField
            label="手机号"
            name="mobilePhone"
            value={draft.mobilePhone}
            maxLength={11}
            note="对方用这个手机号获取验证码登录"
            error={shown.mobilePhone}
            onChange={(mobilePhone) => keep({ ...draft, mobilePhone })}
          />
        )}
        <RoleChoice held={draft.roles} error={shown.roles} onChange={(roles) => keep({ ...draft, roles })} />
        {refusal && (
          <p role="alert" className={styles['refusal']}>
            {refusal.message}
          </p>
        )}
        <button type="submit" hidden aria-label={colleague ? '保存' : '发送邀请'} />
      </form>
    </Dialog>
  );
}

interface TextFieldProps {
  label: string;
  name: 'name' | 'mobilePhone';
  value: string;
  maxLength: number;
  note?: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function TextField({ label, name, value, maxLength, note, error, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={name === 'mobilePhone' ? 'tel' : 'text'}
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={error ? styles['error'] : styles['note']}
      >
        {error ?? note}
      </p>
    </div>
  );
}
