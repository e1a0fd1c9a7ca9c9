import type { Hospital } from 'shared-kernel/contracts';
import type { Cell } from 'shared-kernel/spreadsheet';
import type { SplitGoods } from './goods-meant';
import type { ResolvedPart } from './resolve-parts';

/** A template to fill in: the client's hospitals, and a column per product to split. */
export const splitTemplate = (goods: readonly SplitGoods[], hospitals: readonly Hospital[]): Cell[][] => [
  ['医院', '收货地址', ...goods.map(({ model, line }) => `${model}（${line.unitName}）`)],
  ...hospitals.map(({ name }): Cell[] => [name, '', ...goods.map(() => null)]),
];

/** The rows that were not allocated, with the reason, in a form that can be imported again. */
export const refusedParts = (parts: readonly ResolvedPart[]): Cell[][] => [
  ['医院', '收货地址', '型号', '单位', '数量', '未分配原因', '原表行号'],
  ...parts.map(({ written: { hospital, address, product, unit, count, line }, problem }): Cell[] => [
    ...[hospital, address, product, unit, count],
    problem ?? '',
    line,
  ]),
];
