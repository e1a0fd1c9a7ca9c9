import type { ReactNode } from 'react';
import { formatCount, unbroken } from 'shared-kernel/domain';
import { compareAmounts, formatAmount } from 'shared-kernel/money';
import { Amount, GiftTag, Tag } from 'shared-kernel/ui';
import type { OrderSummary, SummaryGoods, SummaryPart } from '../model/order-summary';
import styles from './order-summary.module.css';

/** The order to confirm: goods and gifts, addresses and contacts, payment, and every amount. */
export function OrderSummaryView({ summary }: { summary: OrderSummary }) {
  const { parts, split, dealerName, payWayName, businessStock, remark, purchaseNo, department } = summary;
  return (
    <div className={styles['summary']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
      <section className={styles['parts']} aria-label="订单内容" tabIndex={0}>
        {split && <p>拆分配送至 {formatCount(parts.length, '个')}收货地址</p>}
        {parts.map((part) => (
          <Part key={part.address.id} part={part} />
        ))}
      </section>
      <dl className={styles['facts']}>
        <Fact name="付款方式">
          {payWayName} {businessStock && <Tag tone="brand">商业备货</Tag>}
        </Fact>
        {dealerName && <Fact name="经销商">{dealerName}</Fact>}
        {department && <Fact name="计入科室">{department}</Fact>}
        {purchaseNo && <Fact name="采购单号">{purchaseNo}</Fact>}
        {remark && <Fact name="订单备注">{remark}</Fact>}
      </dl>
      <Sums summary={summary} />
    </div>
  );
}

function Part({ part: { address, goods } }: { part: SummaryPart }) {
  return (
    <section className={styles['part']} aria-label={address.hospitalName ?? address.name}>
      <p className={styles['address']}>
        {address.hospitalName && <strong>{address.hospitalName}</strong>}
        <span className={styles['contact']}>
          {address.name}　{address.phone}
        </span>
        <span>{address.address}</span>
      </p>
      <ul className={styles['goods']} aria-label="商品">
        {goods.map((one) => (
          <Goods key={one.skuId} goods={one} />
        ))}
      </ul>
    </section>
  );
}

function Goods({ goods }: { goods: SummaryGoods }) {
  const { productName, name, count, unitName, discountPriceUnit, amountUnit, note, gifts } = goods;
  return (
    <li>
      <span className={styles['name']}>
        {unbroken(productName)} <span className={styles['unit']}>{name}</span>
      </span>
      <span className={styles['count']}>
        ¥ {formatAmount(discountPriceUnit)} × {formatCount(count, unitName)}
      </span>
      <span className={styles['amount']}>
        <Amount value={amountUnit} />
      </span>
      {note && <span className={styles['gift']}>备注：{note}</span>}
      {gifts.map((gift) => (
        <span key={gift.code} className={styles['gift']}>
          <GiftTag /> {unbroken(gift.name)} × {formatCount(gift.count, gift.unitName)}
        </span>
      ))}
    </li>
  );
}

function Sums({ summary }: { summary: OrderSummary }) {
  const { productTotalUnit, couponUnit, rebateUnit, totalUnit } = summary;
  return (
    <dl className={styles['sums']}>
      <Fact name="商品总额">
        <Amount value={productTotalUnit} />
      </Fact>
      {compareAmounts(couponUnit, 0) > 0 && (
        <Fact name="优惠">
          <Amount value={`-${couponUnit}`} />
        </Fact>
      )}
      {compareAmounts(rebateUnit, 0) > 0 && (
        <Fact name="返利抵扣">
          <Amount value={`-${rebateUnit}`} />
        </Fact>
      )}
      <Fact name="实付合计">
        <Amount value={totalUnit} tone="price" />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
