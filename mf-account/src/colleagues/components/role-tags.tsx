import { type Role, roleNames } from 'shared-kernel/domain';
import { Tag } from 'shared-kernel/ui';
import styles from './role-tags.module.css';

/** Somebody's roles in a line. */
export const RoleTags = ({ held }: { held: readonly Role[] }) => (
  <span className={styles['tags']}>
    {held.map((role) => (
      <Tag key={role} tone={role === 'administrator' ? 'brand' : 'neutral'}>
        {roleNames[role]}
      </Tag>
    ))}
  </span>
);
