import { useState } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { Dialog } from 'shared-kernel/dialog';
import type { TableFormat } from 'shared-kernel/spreadsheet';
import { toast } from 'shared-kernel/ui';
import { RadioList } from '../../components/radio-list';
import { cartTable } from '../model/cart-table';

export interface ExportDialogProps {
  cart: readonly CartLine[];
  onClose: () => void;
}

/** Saves the cart as a table, which quick order can import. */
export default function ExportDialog({ cart, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { saveTable } = await import('shared-kernel/spreadsheet');
      await saveTable('购物车', cartTable(cart), format);
      void toast.success('下载成功!');
      onClose();
    } catch {
      void toast.error('下载失败!');
      setBusy(false);
    }
  }

  return (
    <Dialog title="导出购物车" okText="导出" busy={busy} onOk={() => void save()} onClose={onClose}>
      <RadioList
        label="文件格式"
        choices={[
          { id: 'xlsx', content: 'Excel 工作簿（.xlsx）' },
          { id: 'csv', content: 'CSV 文本（.csv）' },
        ]}
        picked={format}
        onPick={(id) => setFormat(id === 'csv' ? 'csv' : 'xlsx')}
      />
    </Dialog>
  );
}
