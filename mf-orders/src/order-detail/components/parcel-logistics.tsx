import { limits } from 'shared-kernel/domain';
import { ExpandButton } from '../../components/expand-button';
import { useCollapsed } from '../../components/use-collapsed';
import type { Parcel } from '../model/parcels';
import { CopyButton } from './copy-button';
import styles from './parcel-logistics.module.css';
import { Timeline } from './timeline';

/** Tracking of a parcel; the latest two entries until expanded. */
export function ParcelLogistics({ parcel }: { parcel: Parcel }) {
  const { carrier, trackingNo, subOrderNo, entries } = parcel;
  const { shown, hidden, isExpanded, toggle } = useCollapsed(entries, limits.logisticsCollapsed);
  return (
    <section className={styles['parcel']} aria-label={`包裹 ${trackingNo}`}>
      <header className={styles['head']}>
        <h3 className={styles['number']}>
          {carrier} {trackingNo}
        </h3>
        <CopyButton what="运单号" text={trackingNo} />
        {subOrderNo && <span className={styles['part']}>子订单 {subOrderNo}</span>}
      </header>
      <Timeline
        label={`包裹 ${trackingNo} 的物流`}
        entries={shown.map((entry, index) => ({
          key: `${entries.length - index}`,
          time: `${entry.logisticsChangeDate} ${entry.logisticsChangeTime}`,
          text: entry.logisticsContent,
        }))}
      />
      {hidden > 0 && (
        <ExpandButton text={`展开其余 ${hidden} 条`} isExpanded={isExpanded} onToggle={toggle} />
      )}
    </section>
  );
}
