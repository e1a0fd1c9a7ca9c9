import { useMemo } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import type { BatchResult } from 'shared-kernel/contracts';
import { limits, pathTo } from 'shared-kernel/domain';
import {
  Button,
  ButtonLink,
  confirmDialog,
  PageBreadcrumb,
  QueryView,
  toast,
  usePageTitle,
} from 'shared-kernel/ui';
import { GoodsBox } from '../components/goods-box';
import { Page, PageColumn, PageHead } from '../components/page';
import { useBatchCheck } from './api/check-batch';
import { QuickOrderBar } from './components/quick-order-bar';
import { QuickOrderSource } from './components/quick-order-source';
import { QuickOrderTable } from './components/quick-order-table';
import { useSettled } from './components/use-settled';
import {
  batchRowKey,
  isBlank,
  judgeRow,
  type QuickRow,
  rowAmount,
  rowsOfTable,
  toBatchRow,
  totalOfAmounts,
} from './model/quick-order';
import { addRow, changeRow, removeRows, takeRows, useQuickOrder } from './model/quick-order-store';
import styles from './quick-order-screen.module.css';

const typingPauseMs = 400;

const loadSpreadsheet = () => import('shared-kernel/spreadsheet');

/** Many goods into the cart at once, by model or code, typed, pasted or out of a file. */
export default function QuickOrderScreen() {
  usePageTitle('快速下单');
  const rows = useQuickOrder((state) => state.rows);
  const asked = useSettled(rows, typingPauseMs);
  const questions = useMemo(() => asked.map(toBatchRow).filter((row) => row !== null), [asked]);
  const check = useBatchCheck(questions);
  const addition = useCallMutation('memberCart/addBatch');

  function resultOf(row: QuickRow): BatchResult | undefined {
    const question = toBatchRow(row);
    return question ? check.data.get(batchRowKey(question)) : undefined;
  }
  const good = rows.filter((row) => judgeRow(row, resultOf(row)).kind === 'good');
  const wrong = rows.filter((row) => judgeRow(row, resultOf(row)).kind === 'wrong');

  /** @returns what is wrong with the table; null when its rows were taken */
  function take(table: readonly (readonly string[])[]): string | null {
    const taken = rowsOfTable(table);
    if (taken.length === 0) return '没有读到商品，请检查内容是否包含型号或编码与数量';
    const filled = rows.filter((row) => !isBlank(row)).length;
    if (filled + taken.length > limits.maxPageSize) {
      return `共 ${filled + taken.length} 行，一次最多 ${limits.maxPageSize} 行，请分次录入`;
    }
    const merged = takeRows(taken);
    void toast.success(
      merged > 0 ? `已读入 ${taken.length} 行，合并重复商品 ${merged} 行` : `已读入 ${taken.length} 行`,
    );
    return null;
  }

  async function takeText(text: string): Promise<string | null> {
    const { parseTable } = await loadSpreadsheet();
    return take(parseTable(text));
  }

  async function takeFile(file: File): Promise<string | null> {
    const { readTable, SpreadsheetError } = await loadSpreadsheet();
    try {
      return take(await readTable(file));
    } catch (error) {
      if (error instanceof SpreadsheetError) return error.message;
      throw error;
    }
  }

  async function pasteIntoTable(text: string): Promise<void> {
    const problem = await takeText(text);
    if (problem) void toast.warning(problem);
  }

  async function saveTemplate(): Promise<void> {
    const { saveTable } = await loadSpreadsheet();
    await saveTable('快速下单模板', [['型号', '单位', '数量']], 'xlsx');
  }

  async function clear(): Promise<void> {
    const content = '请确认是否清空已录入的商品?';
    if (await confirmDialog({ title: '提示', content, okText: '清空', danger: true })) {
      removeRows(new Set(rows.map(({ id }) => id)));
    }
  }

  function add(): void {
    const sent = good.flatMap((row) => {
      const question = toBatchRow(row);
      return question ? [{ id: row.id, question }] : [];
    });
    addition.mutate(
      { rows: sent.map(({ question }) => question) },
      {
        onSuccess: ({ results }) => {
          const added = sent.filter((_, index) => results[index]?.verdict === 'added');
          removeRows(new Set(added.map(({ id }) => id)));
          const left = sent.length - added.length + wrong.length;
          void toast.success(
            left > 0 ? `已加入 ${added.length} 种商品，其余 ${left} 行请修改` : '商品已加入购物车',
          );
        },
      },
    );
  }

  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '快速下单' }]} />
        <PageHead
          title="快速下单"
          actions={<ButtonLink to={pathTo('/shoppingCar')}>返回购物车</ButtonLink>}
        />
        <QuickOrderSource onText={takeText} onFile={takeFile} onTemplate={() => void saveTemplate()} />
        <QueryView name="价格与库存" query={check} skeleton={null}>
          {() => (
            <GoodsBox>
              <QuickOrderTable
                rows={rows}
                resultOf={resultOf}
                onChange={changeRow}
                onRemove={(id) => removeRows(new Set([id]))}
                onPaste={(text) => void pasteIntoTable(text)}
              />
            </GoodsBox>
          )}
        </QueryView>
        <p className={styles['more']}>
          <Button onClick={addRow}>添加一行</Button>
        </p>
      </PageColumn>
      <QuickOrderBar
        goodCount={good.length}
        wrongCount={wrong.length}
        amount={totalOfAmounts(good.map((row) => rowAmount(row, resultOf(row))))}
        busy={addition.isPending}
        onClear={() => void clear()}
        onAdd={add}
      />
    </Page>
  );
}
