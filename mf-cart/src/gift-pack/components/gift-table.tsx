import type { GiftRow } from 'shared-kernel/contracts';
import { multiplyAmount } from 'shared-kernel/money';
import { Amount, QuantityInput } from 'shared-kernel/ui';
import { GoodsCell, GoodsRows, GoodsTable } from '../../components/goods-table';
import { LineNote } from '../../components/line-note';
import { ProductCell } from '../../components/product-cell';
import { type GiftQuantities, isClosedGift, quantityIn } from '../model/gift-pack';

export interface GiftTableProps {
  gifts: readonly GiftRow[];
  typed: GiftQuantities;
  onChange: (giftId: string, quantity: number) => void;
}

/** The gifts to choose from for a pack. */
export function GiftTable({ gifts, typed, onChange }: GiftTableProps) {
  return (
    <GoodsTable label="礼包商品" priceTitle="价值" amountTitle="合计" movesByKey>
      <GoodsRows parted>
        {gifts.map((gift) => {
          const quantity = quantityIn(gift, typed);
          return (
            <tr key={gift.id}>
              <GoodsCell column="product">
                <ProductCell name={gift.productName} model={gift.model} imageUrl={gift.productImgUrl} />
              </GoodsCell>
              <GoodsCell column="unit">{gift.unitName}</GoodsCell>
              <GoodsCell column="price">
                <Amount value={gift.unitPriceUnit} />
              </GoodsCell>
              <GoodsCell column="quantity">
                <QuantityInput
                  label={`${gift.productName} 数量`}
                  value={quantity}
                  min={0}
                  max={Math.max(gift.maxQty, 0)}
                  disabled={isClosedGift(gift)}
                  onChange={(changed) => onChange(gift.id, changed)}
                />
                {isClosedGift(gift) && <LineNote>暂时无货</LineNote>}
              </GoodsCell>
              <GoodsCell column="amount">
                <Amount value={multiplyAmount(gift.unitPriceUnit, quantity)} />
              </GoodsCell>
            </tr>
          );
        })}
      </GoodsRows>
    </GoodsTable>
  );
}
