import type { CartLine } from 'shared-kernel/contracts';
import styles from './cart-table.module.css';
import { GoodsHead } from './goods-head';
import { SelectBox } from './select-box';
import { SplitLine, type SplitLineProps } from './split-line';

export interface SplitTableProps
  extends Pick<SplitLineProps, 'onSelect' | 'onChangeDelivery' | 'onRemoveDelivery'> {
  products: readonly CartLine[];
  onAdd: (lineId: string) => void;
}

/** The selected goods with the hospitals that each one goes to. */
export function SplitTable({ products, onAdd, ...actions }: SplitTableProps) {
  return (
    <table className={styles['table']} aria-label="拆分配送商品">
      <GoodsHead selectAll={<SelectBox label="全选" state="all" onToggle={actions.onSelect} />} hasActions />
      {products.flatMap(({ productSpu, memberCartSkus }) =>
        memberCartSkus.map((line) => (
          <SplitLine
            key={line.id}
            product={productSpu}
            line={line}
            onAdd={() => onAdd(line.id)}
            {...actions}
          />
        )),
      )}
    </table>
  );
}
