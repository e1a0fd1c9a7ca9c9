import type { Ref } from 'react';
import type { PurchaseListLine } from 'shared-kernel/contracts';
import { formatCount, unbroken } from 'shared-kernel/domain';
import { Amount, Button, QuantityInput, RemoteSlot } from 'shared-kernel/ui';
import { BuyerNote } from '../../components/buyer-note';
import { GoodsCell } from '../../components/goods-table';
import { LineNote } from '../../components/line-note';
import { ProductCell } from '../../components/product-cell';
import { SelectBox } from '../../components/select-box';
import type { LineEdit, RefusedEdit } from '../model/line-edits';
import { type LineHealth, lineAmount } from '../model/line-health';
import styles from './list-line-row.module.css';
import { StockText } from './stock-text';

interface ListLineActions {
  edit: (line: PurchaseListLine, edit: LineEdit) => void;
  /** Sends what was refused again. */
  insist: (line: PurchaseListLine, edit: LineEdit) => void;
  /** Gives up what was refused. */
  forget: (lineId: string) => void;
  select: (lineId: string, selected: boolean) => void;
  move: (lineId: string, by: -1 | 1) => void;
  remove: (line: PurchaseListLine) => void;
}

export interface ListLineRowProps {
  ref?: Ref<HTMLTableRowElement> | undefined;
  index: number;
  /** Among all lines. */
  isFirst: boolean;
  isLast: boolean;
  line: PurchaseListLine;
  health: LineHealth;
  selected: boolean;
  /** An edit that the server refused. */
  refused: RefusedEdit | undefined;
  /** Why it was not added to the cart. */
  obstacle: string | undefined;
  actions: ListLineActions;
}

/** A line of a purchase list: its usual quantity and note, own price, stock, and what has changed. */
export function ListLineRow({
  ref,
  index,
  isFirst,
  isLast,
  line,
  health,
  selected,
  refused,
  obstacle,
  actions,
}: ListLineRowProps) {
  const { id, sku, count, note } = line;
  const named = `${sku.productName} ${sku.unitName}`;
  const isNoted = health.notes.length > 0 || refused !== undefined || obstacle !== undefined;
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={isNoted ? styles['noted'] : undefined}
    >
      <GoodsCell column="select">
        <SelectBox
          label={`选择 ${named}`}
          state={selected && health.isOrderable ? 'all' : 'none'}
          disabled={!health.isOrderable}
          onToggle={() => actions.select(id, !selected)}
        />
      </GoodsCell>
      <GoodsCell column="product">
        <ProductCell
          name={sku.productName}
          model={sku.model}
          imageUrl={line.imageUrl}
          {...(health.isSold && { productId: sku.productId })}
          aside={
            <div className={styles['tools']}>
              <BuyerNote
                named={named}
                note={note}
                onChange={(next) => actions.edit(line, { count, note: next })}
              />
              <Button
                kind="text"
                aria-label={`上移 ${named}`}
                data-move={`-1 ${id}`}
                disabled={isFirst}
                onClick={() => actions.move(id, -1)}
              >
                上移
              </Button>
              <Button
                kind="text"
                aria-label={`下移 ${named}`}
                data-move={`1 ${id}`}
                disabled={isLast}
                onClick={() => actions.move(id, 1)}
              >
                下移
              </Button>
            </div>
          }
        >
          {health.notes.map((text) => (
            <LineNote key={text}>{text}</LineNote>
          ))}
          {!health.isOrderable && (
            <RemoteSlot
              name="orders/instead-of"
              props={{ productId: sku.productId, productName: sku.productName, isOut: health.isOut }}
              loading={null}
              failed={() => null}
            />
          )}
          {obstacle && (
            <div role="alert">
              <LineNote>{obstacle}</LineNote>
            </div>
          )}
          {refused && (
            <div role="alert">
              <LineNote>
                {refused.message}，您填的是 {formatCount(refused.count, refused.unitName)}
                {refused.note && `，备注“${refused.note}”`}
                <Button
                  kind="text"
                  aria-label={`用我填的 ${named}`}
                  onClick={() => actions.insist(line, refused)}
                >
                  用我填的
                </Button>
                <Button kind="text" aria-label={`保留现在的 ${named}`} onClick={() => actions.forget(id)}>
                  保留现在的
                </Button>
              </LineNote>
            </div>
          )}
        </ProductCell>
      </GoodsCell>
      <GoodsCell column="unit">
        {unbroken(sku.unitName)}
        {health.isSold && <StockText sku={sku} />}
      </GoodsCell>
      <GoodsCell column="price">
        {sku.discountPriceUnit && (
          <p>
            <Amount value={sku.discountPriceUnit} />
          </p>
        )}
      </GoodsCell>
      <GoodsCell column="quantity">
        <QuantityInput
          label={`${named} 数量`}
          value={count}
          onChange={(next) => actions.edit(line, { count: next, note })}
        />
      </GoodsCell>
      <GoodsCell column="amount">{sku.discountPriceUnit && <Amount value={lineAmount(line)} />}</GoodsCell>
      <GoodsCell column="action">
        <Button kind="text" aria-label={`移除 ${named}`} onClick={() => actions.remove(line)}>
          移除
        </Button>
      </GoodsCell>
    </tr>
  );
}
