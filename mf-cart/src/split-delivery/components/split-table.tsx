import type { CartLine } from 'shared-kernel/contracts';
import { GoodsTable } from '../../components/goods-table';
import { SelectBox } from '../../components/select-box';
import { linesOf } from '../../model/cart-lines';
import { headedTax, priceTitle } from '../../model/price-tax';
import type { SplitPlan } from '../model/split-plan';
import { type SplitActions, SplitLine } from './split-line';

export interface SplitTableProps {
  products: readonly CartLine[];
  /** By line id. */
  plans: ReadonlyMap<string, SplitPlan>;
  actions: SplitActions;
}

/** The selected goods, each with its hospitals. */
export function SplitTable({ products, plans, actions }: SplitTableProps) {
  const tax = headedTax(linesOf(products));
  const lastId = products.at(-1)?.memberCartSkus.at(-1)?.id;
  return (
    <GoodsTable
      label="拆分配送商品"
      selectAll={<SelectBox label="全选" state="all" onToggle={actions.select} />}
      priceTitle={priceTitle('您的价', tax)}
      hasActions
      movesByKey
    >
      {products.flatMap(({ productSpu, memberCartSkus }) =>
        memberCartSkus.flatMap((line) => {
          const plan = plans.get(line.id);
          return plan
            ? [
                <SplitLine
                  key={line.id}
                  product={productSpu}
                  line={line}
                  plan={plan}
                  isLast={line.id === lastId}
                  tax={tax}
                  actions={actions}
                />,
              ]
            : [];
        }),
      )}
    </GoodsTable>
  );
}
