import { useTask } from 'shared-kernel/calls';
import type { Statement } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';
import { Button, toast } from 'shared-kernel/ui';
import { statementRows } from '../model/statement-rows';
import styles from './statement-tools.module.css';

async function saveWorkbook(statement: Statement): Promise<void> {
  const { saveTable } = await import('shared-kernel/spreadsheet');
  await saveTable(`对账单-${statement.month}`, statementRows(statement), 'xlsx');
  void toast.success('下载成功!');
}

/** Takes a statement along: as a workbook, as the paper to be stamped, or on the buyer's printer. */
export function StatementTools({ statement }: { statement: Statement }) {
  const workbook = useTask(() => saveWorkbook(statement), { onError: () => void toast.error('下载失败!') });
  const paper = useTask(() => api.downloadUrl(statement.pdfUrl));
  return (
    <div className={styles['tools']}>
      <Button busy={workbook.isPending} onClick={() => workbook.mutate()}>
        下载 Excel
      </Button>
      <Button busy={paper.isPending} onClick={() => paper.mutate()}>
        下载 PDF
      </Button>
      <Button onClick={() => window.print()}>打印</Button>
    </div>
  );
}
