import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { formatCount, unbroken } from 'shared-kernel/domain';
import { Amount, Button, QuantityInput } from 'shared-kernel/ui';
import { GoodsCell, GoodsRows } from '../../components/goods-table';
import { LineNote } from '../../components/line-note';
import { ProductCell } from '../../components/product-cell';
import { SelectBox } from '../../components/select-box';
import { UnitPrice } from '../../components/unit-price';
import { maxCount } from '../../model/cart-lines';
import { type HeadedTax, taxNote } from '../../model/price-tax';
import type { SplitPlan } from '../model/split-plan';
import { type DeliveryActions, DeliveryRow } from './delivery-row';
import styles from './split-line.module.css';

export interface SplitActions {
  /** Explains that the selection is made in the cart. */
  select: () => void;
  /** Sets the quantity of the line to split. */
  plan: (line: MemberCartSku, total: number) => void;
  addAddress: (line: MemberCartSku) => void;
  spreadEvenly: (line: MemberCartSku) => void;
  /** Copies the line's addresses and quantities to the lines below. */
  copyToBelow: (line: MemberCartSku) => void;
  delivery: DeliveryActions;
}

export interface SplitLineProps {
  product: CartLine['productSpu'];
  line: MemberCartSku;
  plan: SplitPlan;
  /** Whether it is the last line. */
  isLast: boolean;
  /** What the heading of the prices says for all lines. */
  tax: HeadedTax;
  actions: SplitActions;
}

/** A cart line with the addresses that it is split over. */
export function SplitLine({ product, line, plan, isLast, tax, actions }: SplitLineProps) {
  const named = `${product.name} ${line.name}`;
  const deliveries = line.cartSkuConsignees;
  return (
    <GoodsRows>
      <tr className={styles['line']}>
        <GoodsCell column="select">
          <SelectBox label={`选择 ${named}`} state="all" onToggle={actions.select} />
        </GoodsCell>
        <GoodsCell column="product">
          <ProductCell name={product.name} model={product.model} imageUrl={product.imageUrl}>
            {line.note && <p className={styles['note']}>备注：{line.note}</p>}
            {deliveries.length === 0 ? (
              <LineNote>尚未添加收货地址</LineNote>
            ) : (
              <p className={styles['tools']}>
                {deliveries.length > 1 && (
                  <Button
                    kind="text"
                    aria-label={`平均分配 ${named}`}
                    onClick={() => actions.spreadEvenly(line)}
                  >
                    平均分配
                  </Button>
                )}
                {!isLast && (
                  <Button
                    kind="text"
                    aria-label={`将 ${named} 的地址与数量复制到下方商品`}
                    onClick={() => actions.copyToBelow(line)}
                  >
                    复制到下方商品
                  </Button>
                )}
              </p>
            )}
          </ProductCell>
        </GoodsCell>
        <GoodsCell column="unit">{unbroken(line.name)}</GoodsCell>
        <GoodsCell column="price">
          <UnitPrice
            before={line.priceUnit}
            price={line.discountPriceUnit}
            tax={taxNote(line.taxIncluded, tax)}
          />
        </GoodsCell>
        <GoodsCell column="quantity">
          <QuantityInput
            label={`${named} 总数量`}
            value={plan.total}
            min={Math.max(plan.allocated, 1)}
            max={maxCount(line)}
            onChange={(total) => actions.plan(line, total)}
          />
          <p className={styles['plan']}>
            已分配 <strong>{formatCount(plan.allocated)}</strong>　剩余{' '}
            <strong data-left={plan.left > 0 || undefined}>{formatCount(plan.left, line.unitName)}</strong>
          </p>
        </GoodsCell>
        <GoodsCell column="amount">
          <Amount value={line.discountAmountUnit} />
        </GoodsCell>
        <GoodsCell column="action">
          <Button kind="text" aria-label={`为 ${named} 添加地址`} onClick={() => actions.addAddress(line)}>
            添加地址
          </Button>
        </GoodsCell>
      </tr>
      {deliveries.map((delivery, index) => (
        <DeliveryRow
          key={delivery.id}
          productName={product.name}
          line={line}
          delivery={delivery}
          isLast={index === deliveries.length - 1}
          actions={actions.delivery}
        />
      ))}
    </GoodsRows>
  );
}
