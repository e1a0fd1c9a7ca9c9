import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { formatCount, limits, pathTo, unbroken } from 'shared-kernel/domain';
import { Amount, Button, QuantityInput, Tag } from 'shared-kernel/ui';
import { BuyerNote } from '../../components/buyer-note';
import { GiftInputs } from '../../components/gift-inputs';
import { GoodsCell } from '../../components/goods-table';
import { LineNote } from '../../components/line-note';
import { ProductCell } from '../../components/product-cell';
import { SelectBox } from '../../components/select-box';
import { UnitPrice } from '../../components/unit-price';
import { isOrderable, maxCount } from '../../model/cart-lines';
import { giftAllowance } from '../../model/gift-limits';
import { type HeadedTax, taxNote } from '../../model/price-tax';
import { quoteProblem } from '../../model/quote-problem';
import { isSplitLine, leftOver, totalOf } from '../../model/split-delivery';
import { priceNote, stockNote } from '../model/line-notes';
import styles from './cart-line-row.module.css';
import { QuoteNote } from './quote-note';

export interface LineActions {
  changeCount: (lineId: string, count: number) => void;
  setNote: (lineId: string, note: string) => void;
  select: (lineIds: readonly string[], selected: boolean) => void;
  agreeToPrice: (line: MemberCartSku) => void;
  askToRemove: (lineId: string) => void;
}

export interface CartLineRowProps {
  product: CartLine['productSpu'];
  line: MemberCartSku;
  /** The first line of its product shows the picture. */
  leads: boolean;
  highlighted: boolean;
  /** What the heading of the prices says for all lines. */
  tax: HeadedTax;
  actions: LineActions;
  rowIndex: number | undefined;
}

export const CartLineRow = memo(function CartLineRow({
  product,
  line,
  leads,
  highlighted,
  tax,
  actions,
  rowIndex,
}: CartLineRowProps) {
  const orderable = isOrderable(line);
  const newPrice = priceNote(line);
  const stock = stockNote(line);
  const given = totalOf(line.cartSkuConsignees);
  const left = leftOver(line);
  const named = `${product.name} ${line.name}`;
  return (
    <tr
      aria-rowindex={rowIndex}
      data-highlighted={highlighted || undefined}
      className={
        newPrice || stock || left > 0 || line.approval || quoteProblem(line) ? styles['noted'] : undefined
      }
    >
      <GoodsCell column="select">
        <SelectBox
          label={`选择 ${named}`}
          state={line.selected && orderable ? 'all' : 'none'}
          disabled={!orderable}
          onToggle={() => actions.select([line.id], !line.selected)}
        />
      </GoodsCell>
      <GoodsCell column="product">
        <ProductCell
          name={product.name}
          model={product.model}
          imageUrl={product.imageUrl}
          productId={product.id}
          tag={product.label && <Tag tone="offer">{product.label}</Tag>}
          leads={leads}
          aside={
            <BuyerNote named={named} note={line.note} onChange={(note) => actions.setNote(line.id, note)} />
          }
        >
          {isSplitLine(line) && (
            <p className={styles['split']}>
              拆分配送至 {formatCount(line.cartSkuConsignees.length, '个')}地址，已分配 {formatCount(given)} /{' '}
              {formatCount(line.count, line.unitName)}
            </p>
          )}
          {left > 0 && (
            <LineNote>
              剩余 {formatCount(left, line.unitName)}未分配收货地址
              <Link to={pathTo('/shoppingCar/divideOrder')}>去分配</Link>
            </LineNote>
          )}
          {newPrice && (
            <LineNote>
              {newPrice}
              <Button
                kind="text"
                aria-label={`接受新价格 ${named}`}
                onClick={() => actions.agreeToPrice(line)}
              >
                接受新价格
              </Button>
            </LineNote>
          )}
          {line.quote && <QuoteNote line={line} named={named} quote={line.quote} />}
          {stock && <LineNote>{stock}</LineNote>}
          {line.approval && (
            <LineNote>
              已提交审批，批准后自动下单
              <Link to={pathTo('/shoppingCar/approval', { id: line.approval.id })}>
                审批 {line.approval.no}
              </Link>
            </LineNote>
          )}
        </ProductCell>
        {!isSplitLine(line) && line.gifts.length > 0 && (
          <div className={styles['gifts']}>
            <GiftInputs ownerId={line.id} gifts={line.gifts} allowance={giftAllowance(line)} />
          </div>
        )}
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
          label={`${named} 数量`}
          value={line.count}
          min={Math.max(given, limits.minCartQuantity)}
          max={maxCount(line)}
          disabled={!orderable}
          onChange={(count) => actions.changeCount(line.id, count)}
        />
      </GoodsCell>
      <GoodsCell column="amount">
        <Amount value={line.discountAmountUnit} />
      </GoodsCell>
      <GoodsCell column="action">
        <Button kind="text" aria-label={`移除 ${named}`} onClick={() => actions.askToRemove(line.id)}>
          移除
        </Button>
      </GoodsCell>
    </tr>
  );
});
