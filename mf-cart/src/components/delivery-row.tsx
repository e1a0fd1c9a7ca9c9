import type { CartSkuConsignee, MemberCartSku } from 'shared-kernel/contracts';
import { multiplyAmount } from 'shared-kernel/money';
import { Amount, Button, QuantityInput } from 'shared-kernel/ui';
import { giftAllowance } from '../model/gift-limits';
import { giftsOf, maxDelivery } from '../model/split-delivery';
import tableStyles from './cart-table.module.css';
import styles from './delivery-row.module.css';
import { GiftInputs } from './gift-inputs';

export interface DeliveryRowProps {
  productName: string;
  line: MemberCartSku;
  delivery: CartSkuConsignee;
  onChange: (count: number) => void;
  onRemove: () => void;
}

/** The part of a line that goes to one hospital's address. */
export function DeliveryRow({ productName, line, delivery, onChange, onRemove }: DeliveryRowProps) {
  const { id, hospitalName, name, phone, address, count } = delivery;
  const gifts = giftsOf(line, delivery);
  const named = `${productName} ${line.name} ${hospitalName ?? ''} ${address ?? ''}`;
  return (
    <tr>
      <td className={tableStyles['select']} />
      <th scope="row" colSpan={3} className={tableStyles['productCell']}>
        <div className={styles['delivery']}>
          <p>
            <strong>{hospitalName ?? name}</strong>
          </p>
          <p className={styles['contact']}>
            {name}　{phone}　{address}
          </p>
          {gifts.length > 0 && (
            <GiftInputs
              ownerId={id}
              gifts={gifts}
              allowance={giftAllowance({ count, unitCount: line.unitCount })}
            />
          )}
        </div>
      </th>
      <td className={tableStyles['quantity']}>
        <QuantityInput
          label={`${named} 数量`}
          value={count}
          min={0}
          max={maxDelivery(line, delivery)}
          onChange={onChange}
        />
      </td>
      <td className={tableStyles['amount']}>
        <Amount value={multiplyAmount(line.discountPriceUnit, count)} />
      </td>
      <td className={tableStyles['action']}>
        <Button kind="text" aria-label={`移除 ${named}`} onClick={onRemove}>
          移除
        </Button>
      </td>
    </tr>
  );
}
