import type { Ref } from 'react';
import type { BatchResult } from 'shared-kernel/contracts';
import { Amount, Button } from 'shared-kernel/ui';
import { BuyerNote } from '../../components/buyer-note';
import { judgeRow, type RowState, rowAmount, searchTerm } from '../model/quick-order';
import { longest, type QuickRow } from '../model/quick-row';
import { CellInput, CellSelect } from './cell-input';
import { ProductSearch } from './product-search';
import styles from './quick-order-table.module.css';

export interface QuickOrderRowProps {
  ref?: Ref<HTMLTableRowElement> | undefined;
  /** Index among the shown rows. */
  index: number;
  row: QuickRow;
  /** From 1. */
  number: number;
  result: BatchResult | undefined;
  onChange: (change: Partial<QuickRow>) => void;
  onRemove: () => void;
}

export function QuickOrderRow({ ref, index, row, number, result, onChange, onRemove }: QuickOrderRowProps) {
  const state = judgeRow(row, result);
  const units = row.units.length > 0 ? row.units : (result?.units ?? []);
  const stateId = `quick-order-${row.id}`;
  const field = (name: RowState['field']) => ({
    'aria-describedby': stateId,
    'aria-invalid': state.field === name || undefined,
  });
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} data-state={state.kind}>
      <td className={styles['number']}>{number}</td>
      <td className={styles['code']}>
        <CellInput
          {...field('code')}
          label={`第 ${number} 行 型号或编码`}
          placeholder="型号或编码"
          maxLength={longest.code}
          value={row.code}
          onChange={(code) => onChange({ code })}
        />
      </td>
      <td className={styles['product']}>
        {result?.sku?.productName ?? row.name}
        {state.field === 'code' && (
          <ProductSearch
            number={number}
            term={searchTerm(row)}
            onPick={({ model }) => onChange({ code: model, unitName: row.unitName })}
          />
        )}
        {row.note !== undefined && (
          <BuyerNote named={`第 ${number} 行`} note={row.note} onChange={(note) => onChange({ note })} />
        )}
      </td>
      <td className={styles['unit']}>
        {units.length > 0 ? (
          <CellSelect
            {...field('unit')}
            label={`第 ${number} 行 单位`}
            value={row.skuId ?? ''}
            onChange={(value) => {
              const unit = units.find(({ skuId }) => skuId === value);
              onChange({ units, skuId: unit?.skuId ?? null, unitName: unit?.unitName ?? '' });
            }}
          >
            <option value="">选择单位</option>
            {units.map(({ skuId, unitName }) => (
              <option key={skuId} value={skuId}>
                {unitName}
              </option>
            ))}
          </CellSelect>
        ) : (
          <CellInput
            {...field('unit')}
            label={`第 ${number} 行 单位`}
            placeholder={result?.sku?.unitName ?? '可不填'}
            maxLength={longest.unitName}
            value={row.unitName}
            onChange={(unitName) => onChange({ unitName })}
          />
        )}
      </td>
      <td className={styles['count']}>
        <CellInput
          {...field('count')}
          label={`第 ${number} 行 数量`}
          placeholder="数量"
          inputMode="numeric"
          maxLength={20}
          value={row.count}
          onChange={(count) => onChange({ count })}
        />
      </td>
      <td className={styles['price']}>
        {result?.sku?.discountPriceUnit && <Amount value={result.sku.discountPriceUnit} />}
      </td>
      <td className={styles['amount']}>{result?.sku && <Amount value={rowAmount(row, result)} />}</td>
      <td id={stateId} className={styles['state']}>
        {state.text}
      </td>
      <td className={styles['action']}>
        <Button kind="text" aria-label={`移除第 ${number} 行`} onClick={onRemove}>
          移除
        </Button>
      </td>
    </tr>
  );
}
