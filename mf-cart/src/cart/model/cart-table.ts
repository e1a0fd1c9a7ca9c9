import type { CartLine } from 'shared-kernel/contracts';
import type { Cell } from 'shared-kernel/spreadsheet';
import { priceNote, stockNote } from './line-notes';

/** The column names of a saved cart; quick order recognises the first ones. */
const columns = [
  '型号',
  '商品名称',
  '单位',
  '规格',
  '数量',
  '原价（元）',
  '单价（元）',
  '小计（元）',
  '备注',
  '提示',
];

/** The cart as a spreadsheet table, which quick order can import. */
export const cartTable = (cart: readonly CartLine[]): Cell[][] => [
  columns,
  ...cart.flatMap(({ productSpu: { model, name }, memberCartSkus }) =>
    memberCartSkus.map((line): Cell[] => [
      model,
      name,
      line.unitName,
      line.name,
      line.count,
      { amount: line.priceUnit },
      { amount: line.discountPriceUnit },
      { amount: line.discountAmountUnit },
      line.note,
      [priceNote(line), stockNote(line)].filter(Boolean).join('；'),
    ]),
  ),
];
