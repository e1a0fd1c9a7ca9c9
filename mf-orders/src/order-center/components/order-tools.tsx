import { lazy, Suspense } from 'react';
import type { OrderCard } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { Button, useLazyDialog } from 'shared-kernel/ui';
import type { OrderQuery } from '../model/order-query';
import styles from './order-tools.module.css';

const loadBatchDownload = () => import('./batch-download-dialog');
const BatchDownloadDialog = lazy(loadBatchDownload);
const loadExport = () => import('./export-dialog');
const ExportDialog = lazy(loadExport);

export interface OrderToolsProps {
  query: OrderQuery;
  /** Number of orders on all pages of the list. */
  count: number;
  /** The orders of this page. */
  orders: readonly OrderCard[];
}

/** Actions on all listed orders: export and downloads. */
export function OrderTools({ query, count, orders }: OrderToolsProps) {
  const batchDownload = useLazyDialog(loadBatchDownload);
  const tableExport = useLazyDialog(loadExport);
  return (
    <div className={styles['tools']}>
      <p role="status" className={styles['count']}>
        共 {formatCount(count, '个')}订单
      </p>
      <Button onClick={() => void batchDownload.open()}>批量下载单据</Button>
      <Button onClick={() => void tableExport.open()}>导出明细</Button>
      <Suspense>
        {batchDownload.isOpen && <BatchDownloadDialog orders={orders} onClose={batchDownload.close} />}
        {tableExport.isOpen && <ExportDialog query={query} count={count} onClose={tableExport.close} />}
      </Suspense>
    </div>
  );
}
