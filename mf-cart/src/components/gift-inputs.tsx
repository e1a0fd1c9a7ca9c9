import type { CartGift } from 'shared-kernel/contracts';
import { formatCount, unbroken } from 'shared-kernel/domain';
import { GiftTag, QuantityInput } from 'shared-kernel/ui';
import { chooseGift, useCheckoutDraft } from '../model/checkout-draft-store';
import { chosenGifts, giftCap } from '../model/gift-limits';
import styles from './gift-inputs.module.css';

export interface GiftInputsProps {
  /** The line or delivery with the gifts. */
  ownerId: string;
  gifts: readonly CartGift[];
  /** Total number of gifts allowed. */
  allowance: number;
}

/** Quantity inputs for the gifts that come with goods. */
export function GiftInputs({ ownerId, gifts, allowance }: GiftInputsProps) {
  const choice = useCheckoutDraft(({ giftChoices }) => giftChoices[ownerId]);
  const chosen = chosenGifts(gifts, allowance, choice);
  return (
    <ul className={styles['gifts']} aria-label="赠品">
      {gifts.map(({ code, name, unitName, stockQty }, index) => {
        const count = chosen[index]?.count ?? 0;
        const cap = giftCap(chosen, allowance, code);
        const most = Math.min(cap, stockQty);
        return (
          <li key={code} className={styles['gift']}>
            <GiftTag />
            <span>{unbroken(name)}</span>
            <span className={styles['count']}>
              <QuantityInput
                label={`赠品 ${name} 数量`}
                value={count}
                min={0}
                max={most}
                onChange={(quantity) => chooseGift(ownerId, code, quantity)}
              />
              {unitName}
            </span>
            <span>
              还可选 {formatCount(Math.max(most - count, 0), unitName)}
              {stockQty < Math.max(cap, count) && `（库存仅剩 ${formatCount(stockQty, unitName)}）`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
