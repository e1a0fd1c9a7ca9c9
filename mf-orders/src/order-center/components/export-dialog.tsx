import { useEffect, useRef, useState } from 'react';
import { useTask } from 'shared-kernel/calls';
import { Dialog, ProgressLine } from 'shared-kernel/dialog';
import { formatCount } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import type { TableFormat } from 'shared-kernel/spreadsheet';
import { toast } from 'shared-kernel/ui';
import { readAllOrders } from '../api/read-all-orders';
import { exportRows } from '../model/export-rows';
import type { OrderQuery, WantedOrders } from '../model/order-query';
import styles from './export-dialog.module.css';

export interface ExportDialogProps {
  query: Pick<OrderQuery, 'webStatus' | 'filter'>;
  wanted: WantedOrders;
  /** Number of orders to export. */
  count: number;
  onClose: () => void;
}

const formats: readonly { format: TableFormat; name: string }[] = [
  { format: 'xlsx', name: 'Excel 工作簿（.xlsx）' },
  { format: 'csv', name: 'CSV 文本（.csv）' },
];

/** Saves the items of all orders of the list's tab and filter as a table. */
export default function ExportDialog({ query, wanted, count, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const [read, setRead] = useState(0);
  const [total, setTotal] = useState(count);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending, error } = useTask(
    async (signal: AbortSignal) => {
      const orders = await readAllOrders(
        { ...query, wanted },
        {
          signal,
          onProgress: (sofar, all) => {
            setRead(sofar);
            setTotal(all);
          },
        },
      );
      const { saveTable } = await import('shared-kernel/spreadsheet');
      signal.throwIfAborted();
      await saveTable('订单明细', exportRows(orders), format);
    },
    {
      onSuccess: () => {
        void toast.success('下载成功!');
        onClose();
      },
    },
  );
  const failed = error !== null && !(isApiError(error) && error.kind === 'aborted');

  function start(): void {
    const controller = new AbortController();
    running.current = controller;
    setRead(0);
    mutate(controller.signal);
  }

  return (
    <Dialog
      title="导出订单明细"
      okText={failed ? '重试' : '导出'}
      cancelText={isPending ? '停止导出' : '取消'}
      busy={isPending}
      onOk={start}
      onSecond={() => (isPending ? running.current?.abort() : onClose())}
      onClose={isPending ? undefined : onClose}
    >
      <p>当前条件下共 {formatCount(total, '个')}订单，每种商品一行。</p>
      <fieldset className={styles['formats']} disabled={isPending}>
        <legend>文件格式</legend>
        {formats.map(({ format: one, name }) => (
          <label key={one}>
            <input type="radio" name="format" checked={format === one} onChange={() => setFormat(one)} />
            {name}
          </label>
        ))}
      </fieldset>
      {isPending && (
        <ProgressLine label="导出进度" done={read} total={total} text={`已读取 ${read} / ${total} 个订单`} />
      )}
      {failed && (
        <p className={styles['problem']} role="alert">
          下载失败!{error.message}
        </p>
      )}
    </Dialog>
  );
}
