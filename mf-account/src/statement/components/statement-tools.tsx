import { useTask } from 'shared-kernel/calls';
import type { Statement } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';
import { Button, toast, usePaper } from 'shared-kernel/ui';
import { statementRows } from '../model/statement-rows';
import styles from './statement-tools.module.css';

const loadPaper = () => import('./statement-paper');

async function saveWorkbook(statement: Statement): Promise<void> {
  const { saveTable } = await import('shared-kernel/spreadsheet');
  await saveTable(`对账单-${statement.month}`, statementRows(statement), 'xlsx');
  void toast.success('下载成功!');
}

/** Exports a statement: as a workbook, as the document to be stamped, or on a printer. */
export function StatementTools({ statement }: { statement: Statement }) {
  const workbook = useTask(() => saveWorkbook(statement), { onError: () => void toast.error('下载失败!') });
  const pdf = useTask(() => api.downloadUrl(statement.pdfUrl));
  const { Paper, print } = usePaper(loadPaper);
  return (
    <div className={styles['tools']}>
      <Button busy={workbook.isPending} onClick={() => workbook.mutate()}>
        下载 Excel
      </Button>
      {/* What both parties stamp has every order. */}
      {!statement.onlyOf && (
        <Button busy={pdf.isPending} onClick={() => pdf.mutate()}>
          下载 PDF
        </Button>
      )}
      <Button onClick={() => void print()}>打印</Button>
      {Paper && <Paper statement={statement} />}
    </div>
  );
}
