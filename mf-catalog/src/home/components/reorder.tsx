import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import type { BoughtProduct } from '../model/last-order-text';
import { AddAllDue } from './add-all-due';
import { FirstOrder } from './first-order';
import styles from './reorder.module.css';
import { ReorderRow } from './reorder-row';

const rows = 6;
const request = { dueFirst: true, current: 1, pageSize: rows };

/**
 * The buyer's reorder list: products due by the buyer's own rhythm, then the latest
 * (docs/decisions/catalogue.md#reorder-first).
 */
export function Reorder() {
  const bought = useCall('order/bought/page', request);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const countOf = ({ id, lastCount }: BoughtProduct) => counts[id] ?? lastCount;
  // Rendered together with the rows, to avoid layout shifts.
  const known = useDeferredValue(bought.data);
  const isNewcomer = known?.total === 0;
  return (
    <section className={styles['panel']} aria-label={isNewcomer ? '第一次订购' : '再次订购'}>
      {!isNewcomer && (
        <div className={styles['head']}>
          <h2>再次订购</h2>
          {known && <AddAllDue products={known.list} countOf={countOf} />}
          <Link to={pathTo('/home/all_product', { list: 'bought' })}>全部常购</Link>
        </div>
      )}
      <QueryView
        inSlices
        name="常购商品"
        query={bought}
        skeleton={<ReorderSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<FirstOrder />}
      >
        {({ list }) => (
          <ul className={styles['rows']} aria-label="再次订购">
            {list.map((product) => (
              <ReorderRow
                key={product.id}
                product={product}
                count={countOf(product)}
                onCount={(count) => setCounts((now) => ({ ...now, [product.id]: count }))}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

const ReorderSkeleton = () => (
  <ul className={styles['rows']}>
    {Array.from({ length: rows }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has nothing but its place
      <li key={line} className={styles['row']}>
        <span className={styles['picture']}>
          <Skeleton height="100%" />
        </span>
        <Skeleton width="60%" />
      </li>
    ))}
  </ul>
);
