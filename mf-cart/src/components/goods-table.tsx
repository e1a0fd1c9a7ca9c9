import type { ClipboardEventHandler, ReactNode, Ref } from 'react';
import { moveByKey, VisuallyHidden } from 'shared-kernel/ui';
import styles from './goods-table.module.css';

type GoodsColumn = 'select' | 'product' | 'unit' | 'price' | 'quantity' | 'amount' | 'action';

export interface GoodsTableProps {
  label: string;
  /** The "select all" box; absent without a checkbox column. */
  selectAll?: ReactNode;
  priceTitle?: string;
  amountTitle?: string;
  hasActions?: boolean;
  /** Its inputs can be navigated by arrow keys. */
  movesByKey?: boolean;
  /** With low rows, as in the cart. */
  isDense?: boolean;
  /** Total number of rows, heading included, of a virtualised table. */
  rowCount?: number;
  ref?: Ref<HTMLTableElement>;
  children: ReactNode;
}

/** A table of goods; a list of cards where there is no room. */
export function GoodsTable({
  label,
  selectAll,
  priceTitle = '单价',
  amountTitle = '小计',
  hasActions = false,
  movesByKey = false,
  isDense = false,
  rowCount,
  ref,
  children,
}: GoodsTableProps) {
  return (
    <table
      ref={ref}
      className={selectAll ? styles['table'] : `${styles['table']} ${styles['unselectable']}`}
      data-dense={isDense || undefined}
      aria-label={label}
      aria-rowcount={rowCount}
      onKeyDownCapture={movesByKey ? moveByKey : undefined}
    >
      <thead>
        <tr>
          {selectAll && <Heading column="select">{selectAll}</Heading>}
          <Heading>商品</Heading>
          <Heading column="unit">单位</Heading>
          <Heading column="price">{priceTitle}</Heading>
          <Heading column="quantity">数量</Heading>
          <Heading column="amount">{amountTitle}</Heading>
          {hasActions && (
            <Heading column="action">
              <VisuallyHidden>操作</VisuallyHidden>
            </Heading>
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
}

const Heading = ({ column, children }: { column?: GoodsColumn; children: ReactNode }) => (
  <th scope="col" className={column && styles[column]}>
    {children}
  </th>
);

export interface GoodsRowsProps {
  /** Separates each row by a line; by default only the group has one. */
  parted?: boolean;
  index?: number | undefined;
  ref?: Ref<HTMLTableSectionElement> | undefined;
  children: ReactNode;
}

/** Rows of the table: those of a product, or all. */
export const GoodsRows = ({ parted = false, index, ref, children }: GoodsRowsProps) => (
  <tbody ref={ref} data-index={index} className={parted ? styles['lines'] : styles['product']}>
    {children}
  </tbody>
);

export interface GoodsCellProps {
  column: GoodsColumn;
  colSpan?: number;
  onPaste?: ClipboardEventHandler;
  children?: ReactNode;
}

/** A cell of a row; the product cell is the row's heading. */
export const GoodsCell = ({ column, ...rest }: GoodsCellProps) =>
  column === 'product' ? (
    <th scope="row" {...rest} className={styles['productCell']} />
  ) : (
    <td {...rest} className={styles[column]} />
  );

const columnCount = 7;

/** Spacer as high as the rows that are not rendered. */
export const GoodsGap = ({ height, ref }: { height: number; ref?: Ref<HTMLTableSectionElement> }) => (
  <tbody ref={ref} aria-hidden="true">
    <tr>
      <td colSpan={columnCount} data-gap className={styles['gap']} style={{ height }} />
    </tr>
  </tbody>
);
