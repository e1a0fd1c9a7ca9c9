import { useEffect, useRef } from 'react';
import type { ReplyOf } from 'shared-kernel/contracts';
import { formatCount, orderTab, orderTabs, type WebStatus } from 'shared-kernel/domain';
import { ParamsLink, useAddressParams, VisuallyHidden } from 'shared-kernel/ui';
import { changeOrderQuery } from '../model/order-query';
import styles from './order-tabs.module.css';

export interface OrderTabsProps {
  webStatus: WebStatus;
  /** Number of orders per tab; undefined while loading. */
  counts: ReplyOf<'order/count'> | undefined;
}

/** The tabs of the order list, each a link with its count. */
export function OrderTabs({ webStatus, counts }: OrderTabsProps) {
  const { params } = useAddressParams();
  const nav = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);

  // In a scrolling row, the current tab is scrolled to the middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another element
  useEffect(() => {
    if (!nav.current || !current.current) return;
    const { offsetLeft, offsetWidth } = current.current;
    nav.current.scrollLeft = offsetLeft - (nav.current.clientWidth - offsetWidth) / 2;
  }, [webStatus]);

  return (
    <nav ref={nav} aria-label="订单状态" className={styles['tabs']}>
      {orderTabs.map((tab) => (
        <ParamsLink
          key={tab.webStatus}
          ref={tab.webStatus === webStatus ? current : null}
          params={changeOrderQuery(params, {
            webStatus: tab.webStatus === orderTab.all ? null : String(tab.webStatus),
          })}
          className={styles['tab']}
          aria-current={tab.webStatus === webStatus ? 'page' : undefined}
        >
          {tab.name}{' '}
          <span className={styles['count']}>{counts && formatCount(counts[`${tab.webStatus}`])}</span>
          {counts && <VisuallyHidden> 个</VisuallyHidden>}
        </ParamsLink>
      ))}
    </nav>
  );
}
