import type { Consignee } from 'shared-kernel/contracts';
import { Tag } from 'shared-kernel/ui';
import styles from './consignee-view.module.css';

/** Hospital, name, phone and address of a consignee. */
export function ConsigneeView({ consignee }: { consignee: Consignee }) {
  const { hospitalName, name, phone, address, defaultAddress } = consignee;
  return (
    <span className={styles['consignee']}>
      {hospitalName && <strong>{hospitalName}</strong>}
      <span className={styles['contact']}>
        {name}　{phone} {defaultAddress && <Tag tone="brand">默认</Tag>}
      </span>
      <span>{address}</span>
    </span>
  );
}
