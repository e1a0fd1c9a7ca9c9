import { lazy, Suspense } from 'react';
import { Allowed } from 'shared-kernel/calls';
import { formatCount } from 'shared-kernel/domain';
import { Button, useLazyDialog } from 'shared-kernel/ui';
import type { OrderQuery, WantedOrders } from '../model/order-query';
import styles from './order-tools.module.css';

const loadPapers = () => import('./papers-dialog');
const PapersDialog = lazy(loadPapers);
const loadExport = () => import('./export-dialog');
const ExportDialog = lazy(loadExport);

export interface OrderToolsProps {
  query: OrderQuery;
  wanted: WantedOrders;
  /** Number of orders on all pages of the list. */
  count: number;
}

/** Actions on all listed orders: export and downloads. */
export function OrderTools({ query, wanted, count }: OrderToolsProps) {
  const papers = useLazyDialog(loadPapers);
  const tableExport = useLazyDialog(loadExport);
  return (
    <div className={styles['tools']}>
      <p role="status" className={styles['count']}>
        共 {formatCount(count, '个')}订单
      </p>
      <Allowed call="order/export/papers">
        <Button onClick={() => void papers.open()}>批量下载单据</Button>
      </Allowed>
      <Button onClick={() => void tableExport.open()}>导出明细</Button>
      <Suspense>
        {papers.isOpen && <PapersDialog query={query} wanted={wanted} onClose={papers.close} />}
        {tableExport.isOpen && (
          <ExportDialog query={query} wanted={wanted} count={count} onClose={tableExport.close} />
        )}
      </Suspense>
    </div>
  );
}
