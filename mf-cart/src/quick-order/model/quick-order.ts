import type { BatchResult, BatchRow } from 'shared-kernel/contracts';
import { limits, quantityProblemTexts, readQuantity } from 'shared-kernel/domain';
import { addAmounts, multiplyAmount } from 'shared-kernel/money';

/** A row of a quick order as the buyer typed it. */
export interface QuickRow {
  id: string;
  /** Model or code. */
  code: string;
  unitName: string;
  count: string;
  /** The units that the buyer was offered for this model, and the one that was chosen of them. */
  units: BatchResult['units'];
  skuId: string | null;
}

type TypedRow = Pick<QuickRow, 'code' | 'unitName' | 'count'>;

let made = 0;
const newId = (): string => `${Date.now().toString(36)}-${++made}`;

export const aRow = (typed: Partial<TypedRow> = {}): QuickRow => ({
  id: newId(),
  code: '',
  unitName: '',
  count: '',
  units: [],
  skuId: null,
  ...typed,
});

export const isBlank = ({ code, unitName, count }: TypedRow): boolean => !code && !unitName && !count;

/** The quantity of a row; null while it is none that can be ordered. */
export function parseCount({ count }: Pick<QuickRow, 'count'>): number | null {
  const { quantity = 0 } = readQuantity(count);
  return quantity >= limits.minCartQuantity ? quantity : null;
}

type Column = keyof TypedRow;

const headings: Readonly<Record<Column, RegExp>> = {
  code: /^(产品|商品|物料)?(型号|编码|编号|货号|代码)(或|\/)?(型号|编码)?$|^(model|code|sku)$/i,
  unitName: /^(销售)?单位$|^unit$/i,
  count: /^(订购|采购|下单)?数量$|^(qty|quantity|count)$/i,
};

/** Where a table has what, by its headings; null without any. */
function findColumns([first]: readonly (readonly string[])[]): Partial<Record<Column, number>> | null {
  const at = (column: Column) => first?.findIndex((cell) => headings[column].test(cell)) ?? -1;
  const [code, unitName, count] = [at('code'), at('unitName'), at('count')];
  if (code < 0 && count < 0) return null;
  return {
    code: Math.max(code, 0),
    ...(unitName >= 0 && { unitName }),
    ...(count >= 0 && { count }),
  };
}

/** Without headings: the model or code first, the quantity last, a unit in between. */
function withoutHeadings(row: readonly string[]): TypedRow {
  if (row.length === 1) {
    // Copied out of a letter or a chat.
    const [, code, count] = /^(.*\S)\s+([\d０-９,，]+)$/.exec(row[0] ?? '') ?? [];
    return { code: code ?? row[0] ?? '', unitName: '', count: count ?? '' };
  }
  const filled = row.findLastIndex((cell) => cell !== '');
  return {
    code: row[0] ?? '',
    unitName: filled >= 2 ? (row[filled - 1] ?? '') : '',
    count: filled >= 1 ? (row[filled] ?? '') : '',
  };
}

/** The rows of a table that was pasted or read from a file. */
export function rowsOfTable(table: readonly (readonly string[])[]): QuickRow[] {
  const columns = findColumns(table);
  const cell = (row: readonly string[], at: number | undefined) => (at === undefined ? '' : (row[at] ?? ''));
  const rows = columns
    ? table.slice(1).map((row) => ({
        code: cell(row, columns.code),
        unitName: cell(row, columns.unitName),
        count: cell(row, columns.count),
      }))
    : table.map(withoutHeadings);
  return rows.filter((row) => !isBlank(row)).map(aRow);
}

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

/** What is asked of the server about a row; null while the buyer has to mend it first. */
export function toBatchRow(row: QuickRow): BatchRow | null {
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

/** What a row asks for; rows that ask for the same get the same verdict. */
export const batchRowKey = (row: BatchRow): string => JSON.stringify(row);

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

function verdictText({ verdict, sku }: BatchResult): string {
  if (verdict !== 'stockShort' || !sku) return verdictTexts[verdict];
  return sku.stockQty ? `库存不足：仅剩 ${sku.stockQty} ${sku.unitName}` : '暂时无货';
}

function countProblem({ count }: QuickRow): string {
  const { problem } = readQuantity(count);
  return problem ? quantityProblemTexts[problem] : '数量至少为 1';
}

/** @param result what the server says of the row, once it has answered */
export function judgeRow(row: QuickRow, result: BatchResult | undefined): RowState {
  if (isBlank(row)) return { kind: 'blank', text: '' };
  if (!row.code.trim()) return { kind: 'wrong', text: '请填写型号或编码', field: 'code' };
  if (parseCount(row) === null) return { kind: 'wrong', text: countProblem(row), field: 'count' };
  if (!result) return { kind: 'unknown', text: '正在核对…' };
  if (result.verdict === 'added') return { kind: 'good', text: verdictText(result) };
  return { kind: 'wrong', text: verdictText(result), field: wrongFields[result.verdict] };
}

/** What a row costs, yuan; null while that is not known. */
export function rowAmount(row: QuickRow, result: BatchResult | undefined): string | null {
  const price = result?.sku?.discountPriceUnit;
  const count = parseCount(row);
  return price && count !== null ? multiplyAmount(price, count) : null;
}

export const totalOfAmounts = (amounts: readonly (string | null)[]): string =>
  addAmounts(...amounts.filter((amount) => amount !== null));
