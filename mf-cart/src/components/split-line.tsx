import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { Amount, Button } from 'shared-kernel/ui';
import styles from './cart-table.module.css';
import { DeliveryRow } from './delivery-row';
import { ProductCell } from './product-cell';
import { SelectBox } from './select-box';
import { UnitPrice } from './unit-price';

export interface SplitLineProps {
  product: CartLine['productSpu'];
  line: MemberCartSku;
  /** The buyer tried to change the selection, which is made in the cart. */
  onSelect: () => void;
  onAdd: () => void;
  onChangeDelivery: (deliveryId: string, count: number) => void;
  onRemoveDelivery: (deliveryId: string) => void;
}

/** A line of the cart with the addresses that it is split over. */
export function SplitLine({
  product,
  line,
  onSelect,
  onAdd,
  onChangeDelivery,
  onRemoveDelivery,
}: SplitLineProps) {
  const named = `${product.name} ${line.name}`;
  return (
    <tbody className={styles['product']}>
      <tr>
        <td className={styles['select']}>
          <SelectBox label={`选择 ${named}`} state="all" onToggle={onSelect} />
        </td>
        <th scope="row" className={styles['productCell']}>
          <ProductCell name={product.name} model={product.model} imageUrl={product.imageUrl}>
            {line.cartSkuConsignees.length === 0 && <p className={styles['note']}>尚未添加收货地址</p>}
          </ProductCell>
        </th>
        <td className={styles['unit']}>{line.name}</td>
        <td className={styles['price']}>
          <UnitPrice before={line.priceUnit} price={line.discountPriceUnit} taxIncluded={line.taxIncluded} />
        </td>
        <td className={styles['quantity']}>
          共 {line.count} {line.unitName}
        </td>
        <td className={styles['amount']}>
          <Amount value={line.discountAmountUnit} />
        </td>
        <td className={styles['action']}>
          <Button kind="text" aria-label={`为 ${named} 添加地址`} onClick={onAdd}>
            添加地址
          </Button>
        </td>
      </tr>
      {line.cartSkuConsignees.map((delivery) => (
        <DeliveryRow
          key={delivery.id}
          productName={product.name}
          line={line}
          delivery={delivery}
          onChange={(count) => onChangeDelivery(delivery.id, count)}
          onRemove={() => onRemoveDelivery(delivery.id)}
        />
      ))}
    </tbody>
  );
}
