import type { PurchaseList } from 'shared-kernel/contracts';
import type { Cell } from 'shared-kernel/spreadsheet';
import { healthOf, lineAmount } from './line-health';

/** The column names of a saved list; quick order recognises the first ones. */
const columns = ['型号', '商品名称', '单位', '数量', '单价（元）', '小计（元）', '备注', '提示'];

const amountCell = (amount: string | null): Cell => (amount === null ? null : { amount });

/** A list as a spreadsheet table, which quick order can import. */
export const listTable = ({ lines, licences }: PurchaseList): Cell[][] => [
  columns,
  ...lines.map((line): Cell[] => [
    line.sku.model,
    line.sku.productName,
    line.sku.unitName,
    line.count,
    amountCell(line.sku.discountPriceUnit),
    amountCell(lineAmount(line)),
    line.note,
    healthOf(line, licences).notes.join('；'),
  ]),
];
