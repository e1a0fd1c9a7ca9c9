import { Link } from 'react-router-dom';
import type { QuoteLine } from 'shared-kernel/contracts';
import { formatCount, pathTo, unbroken } from 'shared-kernel/domain';
import { multiplyAmount } from 'shared-kernel/money';
import { Amount } from 'shared-kernel/ui';
import { GoodsBox } from '../../components/goods-box';
import { GoodsCell, GoodsTable } from '../../components/goods-table';
import { LineNote } from '../../components/line-note';
import { LongRows } from '../../components/long-rows';
import { ProductCell } from '../../components/product-cell';
import { UnitPrice } from '../../components/unit-price';
import styles from './quote-lines.module.css';

/** The goods of a quote, each with its price and the one before. */
export function QuoteLines({ lines }: { lines: readonly QuoteLine[] }) {
  const isQuoted = lines.some(({ quotedPriceUnit }) => quotedPriceUnit !== null);
  return (
    <GoodsBox>
      <GoodsTable
        label="询价的商品"
        priceTitle={isQuoted ? '报价' : '询价时单价'}
        rowCount={lines.length + 1}
      >
        <LongRows rows={lines} parted>
          {(line, index, ref) => {
            const price = line.quotedPriceUnit ?? line.listPriceUnit;
            return (
              <tr key={line.id} ref={ref} data-index={index} aria-rowindex={index + 2}>
                <GoodsCell column="product">
                  <ProductCell
                    name={line.productName}
                    model={line.model}
                    imageUrl={line.imageUrl}
                    {...(line.canOrder && { productId: line.productId })}
                  >
                    {line.remark && <p className={styles['remark']}>厂家说明：{line.remark}</p>}
                    {line.note && <p className={styles['remark']}>备注：{line.note}</p>}
                    {!line.canOrder && <LineNote>已下架或当前不可订购</LineNote>}
                    {line.order && (
                      <p className={styles['remark']}>
                        已下单，
                        {line.order.canOpen ? (
                          <Link to={pathTo('/orderCenter/orderDetail', { id: line.order.id })}>
                            订单 {line.order.no}
                          </Link>
                        ) : (
                          `订单 ${line.order.no}`
                        )}
                      </p>
                    )}
                  </ProductCell>
                </GoodsCell>
                <GoodsCell column="unit">{unbroken(line.unitName)}</GoodsCell>
                <GoodsCell column="price">
                  <UnitPrice before={line.listPriceUnit} price={price} />
                </GoodsCell>
                <GoodsCell column="quantity">{formatCount(line.count)}</GoodsCell>
                <GoodsCell column="amount">
                  <Amount value={multiplyAmount(price, line.count)} />
                </GoodsCell>
              </tr>
            );
          }}
        </LongRows>
      </GoodsTable>
    </GoodsBox>
  );
}
