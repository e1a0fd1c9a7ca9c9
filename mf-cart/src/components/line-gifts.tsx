import type { MemberCartSku } from 'shared-kernel/contracts';
import { QuantityInput, Tag } from 'shared-kernel/ui';
import { chooseGift, useCheckoutDraft } from '../model/checkout-draft-store';
import { chosenGifts, giftAllowance, giftCap } from '../model/gift-limits';
import styles from './line-gifts.module.css';

/** The gifts that come with a line, and how many of each the buyer takes. */
export function LineGifts({ line }: { line: MemberCartSku }) {
  const choice = useCheckoutDraft(({ giftChoices }) => giftChoices[line.id]);
  const allowance = giftAllowance(line);
  const chosen = chosenGifts(line.gifts, allowance, choice);
  return (
    <ul className={styles['gifts']} aria-label="赠品">
      {line.gifts.map(({ code, name, unitName }, index) => {
        const count = chosen[index]?.count ?? 0;
        const cap = giftCap(chosen, allowance, code);
        return (
          <li key={code} className={styles['gift']}>
            <Tag tone="warn">赠</Tag>
            <span>{name}</span>
            <QuantityInput
              label={`赠品 ${name} 数量`}
              value={count}
              min={0}
              max={cap}
              onChange={(quantity) => chooseGift(line.id, code, quantity)}
            />
            <span>
              {unitName}，还可选 {cap - count} {unitName}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
