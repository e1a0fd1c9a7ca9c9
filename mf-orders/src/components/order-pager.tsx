import { Pagination } from '@arco-design/web-react';
import { limits } from 'shared-kernel/domain';
import styles from './order-pager.module.css';

export interface OrderPagerProps {
  current: number;
  pageSize: number;
  total: number;
  onChange: (page: { current: number; pageSize: number }) => void;
}

export function OrderPager({ current, pageSize, total, onChange }: OrderPagerProps) {
  return (
    <nav aria-label="分页" className={styles['pager']}>
      <Pagination
        current={current}
        pageSize={pageSize}
        total={total}
        showTotal
        sizeCanChange
        sizeOptions={[...limits.orderPageSizes]}
        onChange={(page, size) => onChange({ current: size === pageSize ? page : 1, pageSize: size })}
      />
    </nav>
  );
}
