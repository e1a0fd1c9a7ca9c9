import type { BatchResult, BatchRow, ListGoods } from 'shared-kernel/contracts';
import { limits, quantityProblemTexts, readQuantity } from 'shared-kernel/domain';
import { addAmounts, multiplyAmount } from 'shared-kernel/money';
import { readListCount } from '../../model/list-count';
import { verdictText } from '../../model/verdict-text';
import { isBlank, noteProblem, parseCount, type QuickRow, textProblem } from './quick-row';

const sameGoods = ({ code, unitName, skuId }: QuickRow): string =>
  skuId ?? `${code.trim().toLowerCase()}\n${unitName.trim().toLowerCase()}`;

/**
 * Merges rows of the same goods: quantities add up, the first note stays. Rows with an invalid quantity stay separate.
 */
export function mergeRows(rows: readonly QuickRow[]): { rows: QuickRow[]; merged: number } {
  const kept = new Map<string, QuickRow>();
  for (const row of rows) {
    const count = parseCount(row);
    const key = count === null || !row.code.trim() ? row.id : sameGoods(row);
    const before = kept.get(key);
    const sum = before && count !== null ? (parseCount(before) ?? 0) + count : null;
    if (before && sum !== null && sum <= limits.maxQuantity) {
      const note = before.note || row.note;
      kept.set(key, { ...before, count: String(sum), ...(note && { note }) });
    } else kept.set(before ? row.id : key, row);
  }
  return { rows: [...kept.values()], merged: rows.length - kept.size };
}

interface Question {
  row: BatchRow;
  key: string;
}

// Rows are immutable, and with every key press a thousand of them are evaluated again.
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
  if (noteProblem(row)) return null;
  if (!row.skuId && (textProblem(row, 'code') ?? textProblem(row, 'unitName'))) return null;
  const unitName = row.unitName.trim();
  return {
    ...(row.skuId ? { skuId: row.skuId } : { code }),
    ...(!row.skuId && unitName && { unitName }),
    count,
  };
}

/** The check request of a row, without its note; null while the buyer has to correct it first. */
export const toBatchRow = (row: QuickRow): BatchRow | null => questionOf(row)?.row ?? null;

/** Key of a row's request; equal requests share the result. */
export const batchRowKey = (row: BatchRow): string => JSON.stringify(row);

/** The server's result for a row, once there is one. */
export function resultIn(answers: ReadonlyMap<string, BatchResult>, row: QuickRow): BatchResult | undefined {
  const question = questionOf(row);
  return question ? answers.get(question.key) : undefined;
}

/** The state of a row. */
export interface RowState {
  kind: 'blank' | 'wrong' | 'unknown' | 'good';
  /** Chinese text; empty while there is nothing to say. */
  text: string;
  /** The field that the buyer has to correct. */
  field?: 'code' | 'unit' | 'count';
}

const wrongFields: Readonly<Record<Exclude<BatchResult['verdict'], 'added'>, 'code' | 'unit' | 'count'>> = {
  notFound: 'code',
  unitNeeded: 'unit',
  unlisted: 'code',
  notOrderable: 'code',
  stockShort: 'count',
  overLimit: 'count',
};

function countProblem({ count, unitName }: QuickRow): string {
  const { unit } = readListCount(count);
  if (unit && unitName) return `数量的单位“${unit}”与单位“${unitName}”不同`;
  const { problem } = readQuantity(count);
  return problem ? quantityProblemTexts[problem] : '数量至少为 1';
}

function unaskable(row: QuickRow): RowState {
  const code = textProblem(row, 'code');
  if (code) return { kind: 'wrong', text: code, field: 'code' };
  const unit = textProblem(row, 'unitName');
  if (unit) return { kind: 'wrong', text: unit, field: 'unit' };
  const note = noteProblem(row);
  if (note) return { kind: 'wrong', text: note };
  return { kind: 'wrong', text: countProblem(row), field: 'count' };
}

/** @param result the server's result for the row, once there is one */
export function judgeRow(row: QuickRow, result: BatchResult | undefined): RowState {
  if (isBlank(row)) return { kind: 'blank', text: '' };
  if (!row.code.trim()) {
    return { kind: 'wrong', text: row.name ? '请按名称选择商品' : '请填写型号或编码', field: 'code' };
  }
  if (!questionOf(row)) return unaskable(row);
  if (!result) return { kind: 'unknown', text: '正在核对…' };
  if (result.verdict === 'added') return { kind: 'good', text: verdictText(result, '购物车与上方各行') };
  return { kind: 'wrong', text: verdictText(result, '购物车与上方各行'), field: wrongFields[result.verdict] };
}

/** The cost of a row in yuan; null while unknown. */
export function rowAmount(row: QuickRow, result: BatchResult | undefined): string | null {
  const price = result?.sku?.discountPriceUnit;
  const count = questionOf(row)?.row.count;
  return price && count !== undefined ? multiplyAmount(price, count) : null;
}

export const totalOfAmounts = (amounts: readonly (string | null)[]): string =>
  addAmounts(...amounts.filter((amount) => amount !== null));

/** The rows that can be added, with their cost, and the refused ones. */
export function standing(rows: readonly QuickRow[], answers: ReadonlyMap<string, BatchResult>) {
  const judged = rows.map((row) => ({ row, kind: judgeRow(row, resultIn(answers, row)).kind }));
  const ofKind = (wanted: RowState['kind']) =>
    judged.filter(({ kind }) => kind === wanted).map(({ row }) => row);
  const good = ofKind('good');
  const amount = totalOfAmounts(good.map((row) => rowAmount(row, resultIn(answers, row))));
  return { good, wrong: ofKind('wrong'), amount };
}

/** The note of a row, if it has one. */
export const noted = ({ note }: QuickRow): Pick<BatchRow, 'note'> => (note ? { note } : {});

/** The rows whose unit is known, for a purchase list; stock does not matter there. */
export const listGoods = (
  rows: readonly QuickRow[],
  answers: ReadonlyMap<string, BatchResult>,
): ListGoods[] =>
  rows.flatMap((row) => {
    const skuId = resultIn(answers, row)?.sku?.skuId;
    const count = questionOf(row)?.row.count;
    return skuId !== undefined && count !== undefined ? [{ skuId, count, ...noted(row) }] : [];
  });

/** The search text for a row's product: its name without the suffix, else the presumed model. */
export const searchTerm = ({ name, code }: QuickRow): string =>
  (name || code).normalize('NFKC').split(/[\s(（【[,，]/)[0] ?? '';

/** The refused rows as a spreadsheet table that quick order can import. */
export const refusedTable = (
  rows: readonly { row: QuickRow; reason: string }[],
): (string | number | null)[][] => [
  ['型号', '商品名称', '单位', '数量', '备注', '未通过原因', '原表行号'],
  ...rows.map(({ row: { code, name, unitName, count, note, line }, reason }) => [
    code,
    name ?? '',
    unitName,
    count,
    note ?? '',
    reason,
    line ?? null,
  ]),
];
