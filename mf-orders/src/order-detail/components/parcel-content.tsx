import { lazy, Suspense } from 'react';
import { Allowed } from 'shared-kernel/calls';
import type { Parcel } from 'shared-kernel/contracts';
import { formatCount, unbroken } from 'shared-kernel/domain';
import { Button, GiftTag, Tag, useLazyDialog } from 'shared-kernel/ui';
import { receiptOf } from '../model/receipt';
import styles from './parcel-content.module.css';
import { ParcelReports } from './parcel-reports';

const loadReceipt = () => import('./receive-dialog');
const ReceiveDialog = lazy(loadReceipt);
const loadReport = () => import('./report-dialog');
const ReportDialog = lazy(loadReport);

export interface ParcelContentProps {
  orderId: string;
  parcel: Parcel;
}

/**
 * The goods of a parcel with their lots and received quantities, and the buttons to confirm receipt or report
 * a problem.
 */
export function ParcelContent({ orderId, parcel }: ParcelContentProps) {
  const receiving = useLazyDialog(loadReceipt);
  const reporting = useLazyDialog(loadReport);
  const { trackingNo, lines } = parcel;
  return (
    <section className={styles['content']} aria-label={`运单 ${trackingNo} 的商品`}>
      <header className={styles['head']}>
        <h3>{trackingNo} 的商品</h3>
        <Tag tone={parcel.mayReceive ? 'warn' : 'neutral'}>{receiptOf(lines)}</Tag>
        {parcel.mayReceive && (
          <Allowed call="order/parcel/receive">
            <Button aria-label={`收货登记 ${trackingNo}`} onClick={() => void receiving.open()}>
              收货登记
            </Button>
          </Allowed>
        )}
        {parcel.mayReport && (
          <Allowed call="order/parcel/report">
            <Button
              kind="text"
              aria-label={`反馈短少或破损 ${trackingNo}`}
              onClick={() => void reporting.open()}
            >
              反馈短少或破损
            </Button>
          </Allowed>
        )}
      </header>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.id}>
            <p>
              {unbroken(line.productName)} {line.gift && <GiftTag />}
              <span className={styles['quiet']}>
                {line.model}　{line.unitTitle}
              </span>
            </p>
            <p className={styles['count']}>
              已收 {formatCount(line.received)} / {formatCount(line.count, line.unitName)}
            </p>
            {line.lots.map(({ lot, expiresOn, udiDi, udiPi, quantity }) => (
              <p key={lot} className={styles['quiet']}>
                批号 {lot} × {formatCount(quantity, line.unitName)}
                {expiresOn && `　有效期至 ${expiresOn}`}
                {udiDi && `　UDI ${udiDi}${udiPi ?? ''}`}
              </p>
            ))}
            <ParcelReports line={line} />
          </li>
        ))}
      </ul>
      <Suspense>
        {receiving.isOpen && <ReceiveDialog parcel={parcel} onClose={receiving.close} />}
        {reporting.isOpen && <ReportDialog orderId={orderId} parcel={parcel} onClose={reporting.close} />}
      </Suspense>
    </section>
  );
}
