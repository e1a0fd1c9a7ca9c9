import type { VipRightsTable as Rights } from 'shared-kernel/contracts';
import { VisuallyHidden } from 'shared-kernel/ui';
import { VipMedal } from './vip-medal';
import styles from './vip-rights-table.module.css';

/** The benefits of each level, with the buyer's own column highlighted. */
export function VipRightsTable({ level: own, levels, rights }: Rights) {
  const ownClass = (level: number) => (level === own ? styles['own'] : undefined);
  return (
    <>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>各会员等级的权益</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">权益</th>
            {levels.map(({ level, name }) => (
              <th key={level} scope="col" className={ownClass(level)}>
                <VipMedal level={level} />
                <span className={styles['name']}>{name}</span>
                {level === own && <span className={styles['yours']}>您的等级</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ name, note, fromLevel }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {note && <span className={styles['note']}>{note}</span>}
              </th>
              {levels.map(({ level }) => (
                <td key={level} className={ownClass(level)}>
                  {level >= fromLevel ? <Yes /> : <No />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['terms']}>权益随会员等级逐级增加，具体以签署的会员协议为准。</p>
    </>
  );
}

const Yes = () => (
  <>
    <svg className={styles['yes']} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" />
      <path d="m7 12.4 3.4 3.4 6.8-7.2" />
    </svg>
    <VisuallyHidden>享有</VisuallyHidden>
  </>
);

const No = () => (
  <>
    <span aria-hidden="true" className={styles['no']}>
      —
    </span>
    <VisuallyHidden>不享有</VisuallyHidden>
  </>
);
