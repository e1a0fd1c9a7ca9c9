import type { CartSkuConsignee, MemberCartSku } from 'shared-kernel/contracts';
import { multiplyAmount } from 'shared-kernel/money';
import { Amount, Button, QuantityInput } from 'shared-kernel/ui';
import { GiftInputs } from '../../components/gift-inputs';
import { GoodsCell } from '../../components/goods-table';
import { giftAllowance } from '../../model/gift-limits';
import { giftsOf, maxDelivery } from '../../model/split-delivery';
import styles from './delivery-row.module.css';

export interface DeliveryActions {
  change: (deliveryId: string, count: number) => void;
  /** Copies this delivery's quantity to the line's deliveries below. */
  copyDown: (line: MemberCartSku, deliveryId: string) => void;
  /** Called when a block of cells is pasted. */
  paste: (deliveryId: string, text: string) => void;
  remove: (deliveryId: string) => void;
}

export interface DeliveryRowProps {
  productName: string;
  line: MemberCartSku;
  delivery: CartSkuConsignee;
  /** Whether it is the line's last delivery. */
  isLast: boolean;
  actions: DeliveryActions;
}

/** Whether a text is more than one spreadsheet cell. */
const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim());

/** The part of a line for one hospital's address. */
export function DeliveryRow({ productName, line, delivery, isLast, actions }: DeliveryRowProps) {
  const { id, hospitalName, name, phone, address, count } = delivery;
  const gifts = giftsOf(line, delivery);
  const named = `${productName} ${line.name} ${hospitalName ?? ''} ${address ?? ''}`;
  return (
    <tr className={styles['row']}>
      <GoodsCell column="select" />
      <GoodsCell colSpan={3} column="product">
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
      </GoodsCell>
      <GoodsCell
        column="quantity"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!isBlock(text)) return;
          event.preventDefault();
          actions.paste(id, text);
        }}
      >
        <QuantityInput
          label={`${named} 数量`}
          value={count}
          min={0}
          max={maxDelivery(line, delivery)}
          onChange={(changed) => actions.change(id, changed)}
        />
      </GoodsCell>
      <GoodsCell column="amount">
        <Amount value={multiplyAmount(line.discountPriceUnit, count)} />
      </GoodsCell>
      <GoodsCell column="action">
        {!isLast && (
          <Button
            kind="text"
            aria-label={`将 ${named} 的数量向下复制`}
            onClick={() => actions.copyDown(line, id)}
          >
            向下复制
          </Button>
        )}
        <Button kind="text" aria-label={`移除 ${named}`} onClick={() => actions.remove(id)}>
          移除
        </Button>
      </GoodsCell>
    </tr>
  );
}
