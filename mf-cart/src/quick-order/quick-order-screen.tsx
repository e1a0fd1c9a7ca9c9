import { useMemo, useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import { formatCount, pathTo } from 'shared-kernel/domain';
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
import { useSettled } from '../components/use-settled';
import { useBatchCheck } from './api/check-batch';
import { QuickOrderBar } from './components/quick-order-bar';
import { QuickOrderTable } from './components/quick-order-table';
import { RefusedTools } from './components/refused-tools';
import { useQuickOrderLists } from './components/use-quick-order-lists';
import {
  judgeRow,
  listGoods,
  noted,
  refusedTable,
  resultIn,
  standing,
  toBatchRow,
} from './model/quick-order';
import { addRow, changeRow, removeRows, useQuickOrder } from './model/quick-order-store';
import type { QuickRow } from './model/quick-row';
import styles from './quick-order-screen.module.css';

const typingPauseMs = 400;

/** Adds many goods to the cart at once, by model or code, typed, pasted or from a file. */
export default function QuickOrderScreen() {
  usePageTitle('快速下单');
  const rows = useQuickOrder((state) => state.rows);
  const asked = useSettled(rows, typingPauseMs);
  const questions = useMemo(() => asked.map(toBatchRow).filter((row) => row !== null), [asked]);
  const check = useBatchCheck(questions);
  // The rows refused when the filter was switched on; a corrected one stays until it is switched off.
  const [onlyRefused, setOnlyRefused] = useState<ReadonlySet<string> | null>(null);
  const numbers = useMemo(() => new Map(rows.map(({ id }, index) => [id, index + 1])), [rows]);
  const shown = onlyRefused ? rows.filter(({ id }) => onlyRefused.has(id)) : rows;
  const lists = useQuickOrderLists();
  const addition = useCallMutation('memberCart/addBatch');

  const answers = check.data;
  const resultOf = (row: QuickRow) => resultIn(answers, row);
  const goods = useMemo(() => listGoods(rows, answers), [rows, answers]);
  const { good, wrong, amount } = useMemo(() => standing(rows, answers), [rows, answers]);

  async function pasteIntoTable(text: string): Promise<void> {
    const problem = await lists.takeText(text);
    if (problem) void toast.warning(problem);
  }

  async function saveRefused(): Promise<void> {
    const { saveTable } = await import('shared-kernel/spreadsheet');
    const table = refusedTable(wrong.map((row) => ({ row, reason: judgeRow(row, resultOf(row)).text })));
    await saveTable('需修改的商品', table, 'xlsx');
  }

  async function removeRefused(): Promise<void> {
    const content = `请确认是否移除需修改的 ${formatCount(wrong.length, '行')}?`;
    if (await confirmDialog({ title: '提示', content, okText: '移除', danger: true })) {
      removeRows(new Set(wrong.map(({ id }) => id)));
      setOnlyRefused(null);
    }
  }

  async function clear(): Promise<void> {
    const content = '请确认是否清空已录入的商品?';
    if (await confirmDialog({ title: '提示', content, okText: '清空', danger: true })) {
      removeRows(new Set(rows.map(({ id }) => id)));
      lists.forget();
    }
  }

  function add(): void {
    const sent = good.flatMap((row) => {
      const question = toBatchRow(row);
      return question ? [{ id: row.id, asked: { ...question, ...noted(row) } }] : [];
    });
    addition.mutate(
      { rows: sent.map((row) => row.asked) },
      {
        onSuccess: ({ results }) => {
          const added = sent.filter((_, index) => results[index]?.verdict === 'added');
          removeRows(new Set(added.map(({ id }) => id)));
          const left = sent.length - added.length + wrong.length;
          void toast.success(
            left > 0
              ? `已加入 ${formatCount(added.length, '种')}商品，其余 ${formatCount(left, '行')}请修改`
              : '商品已加入购物车',
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
          actions={
            <>
              <ButtonLink to={pathTo('/shoppingCar/lists')}>采购清单</ButtonLink>
              <ButtonLink to={pathTo('/shoppingCar')}>返回购物车</ButtonLink>
            </>
          }
        />
        {lists.view}
        {(wrong.length > 0 || onlyRefused) && (
          <RefusedTools
            count={wrong.length}
            showsOnlyRefused={onlyRefused !== null}
            onShowOnlyRefused={(showsOnlyRefused) =>
              setOnlyRefused(showsOnlyRefused ? new Set(wrong.map(({ id }) => id)) : null)
            }
            onSave={() => void saveRefused()}
            onRemove={() => void removeRefused()}
          />
        )}
        <QueryView name="价格与库存" query={check} skeleton={null}>
          {() => (
            <GoodsBox>
              <QuickOrderTable
                rows={shown}
                numberOf={({ id }) => numbers.get(id) ?? 0}
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
        amount={amount}
        busy={addition.isPending}
        goods={goods}
        onClear={() => void clear()}
        onAdd={add}
      />
    </Page>
  );
}
