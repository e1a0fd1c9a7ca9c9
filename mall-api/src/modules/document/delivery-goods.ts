import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatCount } from 'shared-kernel/domain';
import { unitTitle } from '../catalogue/unit-title';
import type { SentLot } from '../parcel/parcel-repository';
import { centred, goodsName, type Line, lineKeyOf, mergedLines, right, table } from './paper-parts';
import type { DocumentOrder, DocumentRepository } from './repository';

type Items = DocumentOrder['items'];
type Devices = Awaited<ReturnType<DocumentRepository['devices']>>;

const small = (text: string): TableCell => ({ text, fontSize: 8 });

/** A row for each line, for deliveries without known lots. */
export const goodsByLine = (items: Items, devices: Devices): Content =>
  table(
    [24, '*', 76, 44, 118, 88],
    [centred('序号'), '商品名称／型号', '规格', right('数量'), '注册证或备案编号', '储运条件'],
    mergedLines(items).map((line, index) => {
      const device = devices.get(line.productId);
      return [
        centred(String(index + 1)),
        goodsName(line),
        unitTitle(line),
        right(formatCount(line.quantity)),
        small(device?.registrationNo ?? '—'),
        small(device?.storageCondition ?? '—'),
      ];
    }),
  );

/** A row for each lot of a line. */
export const goodsByLot = (items: Items, devices: Devices, lots: readonly SentLot[]): Content =>
  table(
    [24, '*', 62, 40, 84, 108, 84],
    [centred('序号'), '商品名称／型号', '规格', right('数量'), '批号／有效期', 'UDI', '注册证／储运条件'],
    mergedLines(items).flatMap((line, index) => {
      const device = devices.get(line.productId);
      const licence = device ? `${device.registrationNo}\n${device.storageCondition}` : '—';
      return lotsOfLine(line, items, lots).map(({ lot, expiresOn, udiDi, udiPi, quantity }) => [
        centred(String(index + 1)),
        goodsName(line),
        unitTitle(line),
        right(formatCount(quantity)),
        small(lot === null ? '以标签为准' : `${lot}\n${expiresOn === null ? '—' : `有效期至 ${expiresOn}`}`),
        small([udiDi, udiPi].filter(Boolean).join('\n') || '—'),
        small(licence),
      ]);
    }),
  );

type LotRow = Omit<SentLot, 'orderItemId' | 'lot'> & { lot: string | null };

/** The lots of all items of a line; items without one have no known lot. */
function lotsOfLine(line: Line, items: Items, lots: readonly SentLot[]): LotRow[] {
  const own = new Set(items.filter((item) => lineKeyOf(item) === lineKeyOf(line)).map(({ id }) => id));
  const rows = new Map<string, LotRow>();
  for (const { orderItemId, ...lot } of lots) {
    if (!own.has(orderItemId)) continue;
    const known = rows.get(lot.lot);
    rows.set(lot.lot, known ? { ...known, quantity: known.quantity + lot.quantity } : lot);
  }
  if (rows.size > 0) return [...rows.values()];
  return [{ lot: null, expiresOn: null, udiDi: null, udiPi: null, quantity: line.quantity }];
}
