import type { Consignee, Hospital, MemberCartSku } from 'shared-kernel/contracts';
import { formatCount, quantityProblemTexts, readQuantity } from 'shared-kernel/domain';
import { readListCount } from '../../model/list-count';
import { totalOf } from '../../model/split-delivery';
import { lineMeant, type SplitGoods } from './goods-meant';
import { addressesMeant, hospitalsMeant } from './hospital-meant';
import type { WrittenPart } from './sheet-rows';

/** The buyer's choices for a row. */
export interface PartChoices {
  hospitalId?: string;
  consigneeId?: string;
  lineId?: string;
}

/** The data that rows are matched against. */
export interface PartContext {
  goods: readonly SplitGoods[];
  hospitals: readonly Hospital[];
  /** By hospital id; missing while loading, null when that failed. */
  addresses: ReadonlyMap<string, readonly Consignee[] | null>;
  /** By row id. */
  choices: ReadonlyMap<string, PartChoices>;
  /** The product of a list without a product column. */
  onlyLineId: string | null;
}

/** A row, its matches so far, and what is missing. */
export interface ResolvedPart {
  written: WrittenPart;
  /** Candidates where the row is unclear. */
  hospitals: readonly Hospital[];
  addresses: readonly Consignee[];
  goods: readonly SplitGoods[];
  hospital: Hospital | null;
  consignee: Consignee | null;
  line: MemberCartSku | null;
  count: number | null;
  /** As Chinese text; null for a row that is clear. */
  problem: string | null;
}

/** Matches every row of a list. */
export function resolveParts(parts: readonly WrittenPart[], context: PartContext): ResolvedPart[] {
  const resolved = parts.map((written) => resolve(written, context));
  return withinStock(resolved);
}

function resolve(written: WrittenPart, context: PartContext): ResolvedPart {
  const choice = context.choices.get(written.id) ?? {};
  const meant = hospitalsMeant(context.hospitals, written.hospital);
  const hospital =
    context.hospitals.find(({ id }) => id === choice.hospitalId) ??
    (meant.length === 1 ? meant[0] : null) ??
    null;
  const known = hospital ? context.addresses.get(hospital.id) : [];
  const addresses = addressesMeant(known ?? [], written.address);
  const consignee =
    known?.find(({ id }) => id === choice.consigneeId) ??
    (addresses.length === 1 ? addresses[0] : null) ??
    null;
  const goods = written.product
    ? lineMeant(context.goods, written)
    : context.goods.filter(({ line }) => line.id === context.onlyLineId);
  const line =
    goods.find((one) => one.line.id === choice.lineId)?.line ??
    (goods.length === 1 ? goods[0]?.line : null) ??
    null;
  const { quantity = null, problem } = readQuantity(readListCount(written.count).count);
  return {
    written,
    hospitals: meant,
    addresses: known ?? [],
    goods,
    hospital,
    consignee,
    line,
    count: quantity,
    problem:
      hospitalProblem(written, hospital, meant) ??
      addressProblem(hospital, known, consignee) ??
      goodsProblem(written, goods, line) ??
      (problem ? quantityProblemTexts[problem] : quantity === 0 ? '数量为 0，不分配' : null),
  };
}

function hospitalProblem(
  { hospital: text }: WrittenPart,
  hospital: Hospital | null,
  meant: readonly Hospital[],
): string | null {
  if (hospital) return null;
  if (!text) return '没有填写医院';
  return meant.length > 1
    ? `有 ${meant.length} 家医院与“${text}”相符，请选择`
    : `没有找到医院“${text}”，请选择`;
}

function addressProblem(
  hospital: Hospital | null,
  known: readonly Consignee[] | null | undefined,
  consignee: Consignee | null,
): string | null {
  if (!hospital || consignee) return null;
  if (known === undefined) return '正在读取收货地址…';
  if (known === null) return '收货地址读取失败，请重试';
  return known.length === 0 ? '该医院暂无收货地址' : `该医院有 ${known.length} 个收货地址，请选择`;
}

function goodsProblem(
  { product, unit }: WrittenPart,
  goods: readonly SplitGoods[],
  line: MemberCartSku | null,
): string | null {
  if (line) return null;
  if (!product) return '请选择数量属于哪种商品';
  if (goods.length === 0) return `所选商品中没有“${product}”`;
  return `“${product}”有 ${goods.length} 种单位${unit ? `，没有“${unit}”` : ''}，请选择`;
}

/** Marks rows that exceed the stock of their line, counting the rows above and what other addresses have. */
function withinStock(parts: readonly ResolvedPart[]): ResolvedPart[] {
  const wanted = new Map<string, number>();
  const named = new Set(
    parts.flatMap(({ line, consignee }) => (line && consignee ? `${line.id} ${consignee.id}` : [])),
  );
  return parts.map((part) => {
    const { line, count, problem } = part;
    if (problem !== null || !line || count === null) return part;
    const others = line.cartSkuConsignees.filter(
      ({ consigneeId }) => !named.has(`${line.id} ${consigneeId}`),
    );
    const before = wanted.get(line.id) ?? totalOf(others);
    if (before + count > line.maxQty) {
      const rest = Math.max(line.maxQty - before, 0);
      return {
        ...part,
        problem: `超出库存：共 ${formatCount(line.maxQty, line.unitName)}，最多还可分 ${formatCount(rest, line.unitName)}`,
      };
    }
    wanted.set(line.id, before + count);
    return part;
  });
}

/** The allocation of a line: quantities by address, equal addresses added up. */
export interface PartsByLine {
  line: MemberCartSku;
  parts: readonly { consigneeId: string; hospitalClientId: string; count: number }[];
}

export function partsByLine(resolved: readonly ResolvedPart[]): PartsByLine[] {
  const lines = new Map<string, { line: MemberCartSku; parts: Map<string, PartsByLine['parts'][number]> }>();
  for (const { line, consignee, hospital, count, problem } of resolved) {
    if (problem !== null || !line || !consignee || !hospital || count === null) continue;
    const of = lines.get(line.id) ?? { line, parts: new Map() };
    const before = of.parts.get(consignee.id)?.count ?? 0;
    of.parts.set(consignee.id, {
      consigneeId: consignee.id,
      hospitalClientId: hospital.id,
      count: before + count,
    });
    lines.set(line.id, of);
  }
  return [...lines.values()].map(({ line, parts }) => ({ line, parts: [...parts.values()] }));
}

/** A line after its allocation; deliveries to other addresses stay. */
export function afterParts({ line, parts }: PartsByLine): {
  allocated: number;
  left: number;
  raised: number;
} {
  const named = new Set(parts.map(({ consigneeId }) => consigneeId));
  const others = line.cartSkuConsignees.filter(
    ({ consigneeId }) => consigneeId === null || !named.has(consigneeId),
  );
  const allocated = totalOf(others) + parts.reduce((sum, { count }) => sum + count, 0);
  return {
    allocated,
    left: Math.max(line.count - allocated, 0),
    raised: Math.max(allocated - line.count, 0),
  };
}

/** The edits of an allocation: existing deliveries to change, and new ones. */
export function partsAgainst({ line, parts }: PartsByLine) {
  const own = new Map(line.cartSkuConsignees.map((delivery) => [delivery.consigneeId, delivery.id]));
  return {
    changed: parts.flatMap(({ consigneeId, count }) => {
      const id = own.get(consigneeId);
      return id === undefined ? [] : [[id, count] as const];
    }),
    added: parts.filter(({ consigneeId }) => !own.has(consigneeId)).map((part) => ({ line, ...part })),
  };
}
