import { useId } from 'react';
import { type Role, roleNames, roles } from 'shared-kernel/domain';
import { roleNotes } from '../model/role-notes';
import styles from './role-choice.module.css';

export interface RoleChoiceProps {
  held: readonly Role[];
  error: string | undefined;
  onChange: (held: Role[]) => void;
}

/** The roles with what each may do; several can be chosen. */
export function RoleChoice({ held, error, onChange }: RoleChoiceProps) {
  const id = useId();
  const toggle = (role: Role) => onChange(roles.filter((other) => (other === role) !== held.includes(other)));
  return (
    <fieldset aria-describedby={id} className={styles['roles']}>
      <legend>角色（可多选）</legend>
      {roles.map((role) => (
        <label key={role} className={styles['role']}>
          <input type="checkbox" name="roles" checked={held.includes(role)} onChange={() => toggle(role)} />
          <span>
            {roleNames[role]}
            <small>{roleNotes[role]}</small>
          </span>
        </label>
      ))}
      <p id={id} role="alert" className={styles['error']}>
        {error}
      </p>
    </fieldset>
  );
}
