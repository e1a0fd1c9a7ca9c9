import { formatCount, unbroken } from 'shared-kernel/domain';
import { Price, ProductPicture, QuantityInput } from 'shared-kernel/ui';
import type { Offer, PastLine } from '../model/order-again';
import { InsteadOf } from './instead-of';
import styles from './order-again-row.module.css';

export interface OrderAgainRowProps {
  line: PastLine;
  offer: Offer;
  quantity: number;
  chosen: boolean;
  /** It is sold, but none is left. */
  isOut: boolean;
  /** Result for this line, once it was sent to the cart. */
  outcome: { added: boolean; text: string } | null;
  onChoose: (chosen: boolean) => void;
  onQuantity: (quantity: number) => void;
}

/** A line of an earlier order: whether and how many of it to buy, and what has changed. */
export function OrderAgainRow({
  line,
  offer,
  quantity,
  chosen,
  isOut,
  outcome,
  onChoose,
  onQuantity,
}: OrderAgainRowProps) {
  const { productName, model, name, unitName } = line;
  const isSold = offer.most > 0;
  return (
    <li className={styles['row']}>
      <label className={styles['choice']} data-sold={isSold}>
        <input
          type="checkbox"
          checked={chosen}
          disabled={!isSold || outcome !== null}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className={styles['picture']}>
          <ProductPicture src={line.productImgUrl} alt="" sizes="56px" />
        </span>
        <span className={styles['product']}>
          <span>{unbroken(productName)}</span>
          <span className={styles['model']}>
            {model} · {name}
          </span>
          {outcome ? (
            <span className={styles['outcome']} data-added={outcome.added}>
              {outcome.text}
            </span>
          ) : (
            offer.notes.map((note) => (
              <span key={note} className={styles['note']} data-sold={isSold}>
                {note}
              </span>
            ))
          )}
        </span>
      </label>
      <div className={styles['buy']}>
        <Price own={offer.price} list={null} unit={unitName} />
        {outcome ? (
          <span>× {formatCount(quantity, unitName)}</span>
        ) : (
          isSold && (
            <QuantityInput
              value={quantity}
              max={offer.most}
              label={`${productName} 数量`}
              disabled={!chosen}
              onChange={onQuantity}
            />
          )
        )}
      </div>
      {!isSold && !outcome && (
        <InsteadOf productId={line.productId} productName={productName} isOut={isOut} />
      )}
    </li>
  );
}
