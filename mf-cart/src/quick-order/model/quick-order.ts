import type { BatchResult, BatchRow } from 'shared-kernel/contracts';
import { limits, quantityProblemTexts, readQuantity, shortageText } from 'shared-kernel/domain';
import { addAmounts, multiplyAmount } from 'shared-kernel/money';
import { readListCount } from '../../model/list-count';
import { isBlank, parseCount, type QuickRow } from './quick-row';

const sameGoods = ({ code, unitName, skuId }: QuickRow): string =>
  skuId ?? `${code.trim().toLowerCase()}\n${unitName.trim().toLowerCase()}`;

/** Rows of the same goods as one, their quantities added up; rows with a quantity that is none stay apart. */
export function mergeRows(rows: readonly QuickRow[]): { rows: QuickRow[]; merged: number } {
  const kept = new Map<string, QuickRow>();
  for (const row of rows) {
    const count = parseCount(row);
    const key = count === null || !row.code.trim() ? row.id : sameGoods(row);
    const before = kept.get(key);
    const sum = before && count !== null ? (parseCount(before) ?? 0) + count : null;
    if (before && sum !== null && sum <= limits.maxQuantity) kept.set(key, { ...before, count: String(sum) });
    else kept.set(before ? row.id : key, row);
  }
  return { rows: [...kept.values()], merged: rows.length - kept.size };
}

interface Question {
  row: BatchRow;
  key: string;
}

// Rows are never changed in place, and a thousand of them are asked for again with every key that is typed.
const questions = new WeakMap<QuickRow, Question | null>();

function questionOf(row: QuickRow): Question | null {
  const known = questions.get(row);
  if (known !== undefined) return known;
  const asked = readQuestion(row);
  const question = asked && { row: asked, key: batchRowKey(asked) };
  questions.set(row, question);
  return question;
}

function readQuestion(row: QuickRow): BatchRow | null {
  const code = row.code.trim();
  const count = parseCount(row);
  if (!code || count === null) return null;
  const unitName = row.unitName.trim();
  return {
    ...(row.skuId ? { skuId: row.skuId } : { code }),
    ...(!row.skuId && unitName && { unitName }),
    count,
  };
}

/** What is asked of the server about a row; null while the buyer has to mend it first. */
export const toBatchRow = (row: QuickRow): BatchRow | null => questionOf(row)?.row ?? null;

/** What a row asks for; rows that ask for the same get the same verdict. */
export const batchRowKey = (row: BatchRow): string => JSON.stringify(row);

/** What the server says of a row, once it has answered. */
export function resultIn(answers: ReadonlyMap<string, BatchResult>, row: QuickRow): BatchResult | undefined {
  const question = questionOf(row);
  return question ? answers.get(question.key) : undefined;
}

/** How a row stands. */
export interface RowState {
  kind: 'blank' | 'wrong' | 'unknown' | 'good';
  /** For the buyer; empty while nothing is to be said. */
  text: string;
  /** What the buyer has to mend. */
  field?: 'code' | 'unit' | 'count';
}

const verdictTexts: Readonly<Record<BatchResult['verdict'], string>> = {
  added: '可加入',
  notFound: '没有找到该型号或编码',
  unitNeeded: '请选择单位',
  unlisted: '已下架或尚未上市',
  notOrderable: '当前客户不可订购',
  stockShort: '库存不足',
  overLimit: '超出购物车的行数或数量上限',
};

const wrongFields: Readonly<Record<Exclude<BatchResult['verdict'], 'added'>, 'code' | 'unit' | 'count'>> = {
  notFound: 'code',
  unitNeeded: 'unit',
  unlisted: 'code',
  notOrderable: 'code',
  stockShort: 'count',
  overLimit: 'count',
};

function verdictText({ verdict, sku, shortage }: BatchResult): string {
  if (verdict !== 'stockShort' || !sku) return verdictTexts[verdict];
  return shortageText(shortage ?? { maxQty: sku.stockQty ?? 0, held: 0 }, sku.unitName, '购物车与上方各行');
}

function countProblem({ count, unitName }: QuickRow): string {
  const { unit } = readListCount(count);
  if (unit && unitName) return `数量的单位“${unit}”与单位“${unitName}”不同`;
  const { problem } = readQuantity(count);
  return problem ? quantityProblemTexts[problem] : '数量至少为 1';
}

/** @param result what the server says of the row, once it has answered */
export function judgeRow(row: QuickRow, result: BatchResult | undefined): RowState {
  if (isBlank(row)) return { kind: 'blank', text: '' };
  if (!row.code.trim()) {
    return { kind: 'wrong', text: row.name ? '请按名称选择商品' : '请填写型号或编码', field: 'code' };
  }
  if (!questionOf(row)) return { kind: 'wrong', text: countProblem(row), field: 'count' };
  if (!result) return { kind: 'unknown', text: '正在核对…' };
  if (result.verdict === 'added') return { kind: 'good', text: verdictText(result) };
  return { kind: 'wrong', text: verdictText(result), field: wrongFields[result.verdict] };
}

/** What a row costs, yuan; null while that is not known. */
export function rowAmount(row: QuickRow, result: BatchResult | undefined): string | null {
  const price = result?.sku?.discountPriceUnit;
  const count = questionOf(row)?.row.count;
  return price && count !== undefined ? multiplyAmount(price, count) : null;
}

export const totalOfAmounts = (amounts: readonly (string | null)[]): string =>
  addAmounts(...amounts.filter((amount) => amount !== null));

/** The rows that can go into the cart, with what they cost, and those that have to be mended. */
export function standing(rows: readonly QuickRow[], answers: ReadonlyMap<string, BatchResult>) {
  const judged = rows.map((row) => ({ row, kind: judgeRow(row, resultIn(answers, row)).kind }));
  const ofKind = (wanted: RowState['kind']) =>
    judged.filter(({ kind }) => kind === wanted).map(({ row }) => row);
  const good = ofKind('good');
  const amount = totalOfAmounts(good.map((row) => rowAmount(row, resultIn(answers, row))));
  return { good, wrong: ofKind('wrong'), amount };
}

/** What a row's product is searched by: its name without what stands behind it, else what was taken for a model. */
export const searchTerm = ({ name, code }: QuickRow): string =>
  (name || code).normalize('NFKC').split(/[\s(（【[,，]/)[0] ?? '';

/** What a buyer has to mend, as a table for a spreadsheet that quick order reads back. */
export const refusedTable = (
  rows: readonly { row: QuickRow; reason: string }[],
): (string | number | null)[][] => [
  ['型号', '商品名称', '单位', '数量', '未通过原因', '原表行号'],
  ...rows.map(({ row: { code, name, unitName, count, line }, reason }) => [
    code,
    name ?? '',
    unitName,
    count,
    reason,
    line ?? null,
  ]),
];
