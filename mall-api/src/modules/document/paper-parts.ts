import type { Content, ContentTable, ContentText, TableCell } from 'pdfmake/interfaces';
import { formatAmount } from 'shared-kernel/money';
import { sumOf } from '../../wire/amount';
import { ink } from './paper';
import type { DocumentOrder } from './repository';

type ItemRow = DocumentOrder['items'][number];

/** A table with hairlines that repeats its first row on every page and never splits a row. */
export const table = (
  widths: (number | string)[],
  head: readonly (string | ContentText)[],
  rows: readonly (readonly TableCell[])[],
): ContentTable => ({
  table: {
    widths,
    headerRows: 1,
    dontBreakRows: true,
    body: [
      head.map((cell) => ({ ...(typeof cell === 'string' ? { text: cell } : cell), style: 'head' })),
      ...rows.map((row) => [...row]),
    ],
  },
  fontSize: 9,
  layout: 'hairlines',
});

type Fact = readonly [name: string, value: string];

/** Names and values, two pairs per row; a single pair takes the full width. */
export const facts = (rows: readonly (readonly [Fact] | readonly [Fact, Fact])[]): ContentTable => ({
  table: {
    widths: [62, '*', 62, '*'],
    dontBreakRows: true,
    body: rows.map((row) =>
      row.length === 1
        ? [factName(row[0][0]), { text: row[0][1] || '—', colSpan: 3 }, '', '']
        : row.flatMap(([name, value]) => [factName(name), value || '—']),
    ),
  },
  fontSize: 9,
  layout: 'hairlines',
});

/** The purchase number, if the order has one. */
export const purchaseNoFact = ({ purchaseNo }: { purchaseNo: string }): (readonly [Fact])[] =>
  purchaseNo ? [[['采购单号', purchaseNo]]] : [];

const factName = (text: string): TableCell => ({ text, fillColor: ink.head, color: ink.quiet });

export const right = (text: string): ContentText => ({ text, alignment: 'right' });
export const centred = (text: string): ContentText => ({ text, alignment: 'center' });
export const yuan = (amount: string): string => formatAmount(amount);
export const heading = (text: string): Content => ({ text, style: 'heading', headlineLevel: 1 });

/** A product's name on a document's line. */
export const goodsName = ({
  name,
  model,
  gift,
  note,
}: Pick<ItemRow, 'name' | 'model' | 'gift' | 'note'>): TableCell => ({
  text: [
    `${name}${gift ? ' ' : ''}`,
    ...(gift ? [{ text: '［赠品］', color: ink.brand }] : []),
    { text: `\n${model}`, color: ink.quiet, fontSize: 8 },
    ...(note ? [{ text: `\n备注：${note}`, fontSize: 8 }] : []),
  ],
});

export interface Line extends ItemRow {
  /** Total over all addresses of a split order. */
  readonly quantity: number;
}

type Priced = Pick<ItemRow, 'skuId' | 'discountPrice' | 'gift'>;

/** Items with the same key share one line of a document. */
export const lineKeyOf = ({ skuId, discountPrice, gift }: Priced): string =>
  `${skuId}/${discountPrice}/${gift}`;

/** The lines of an order; items for several addresses at one price are one line. */
export function mergedLines(items: readonly ItemRow[]): Line[] {
  const lines = new Map<string, Line>();
  for (const item of items) {
    const key = lineKeyOf(item);
    const known = lines.get(key);
    lines.set(
      key,
      known
        ? {
            ...known,
            quantity: known.quantity + item.quantity,
            payAmount: sumOf([known.payAmount, item.payAmount]),
          }
        : item,
    );
  }
  return [...lines.values()].sort((a, b) => Number(a.gift) - Number(b.gift));
}
