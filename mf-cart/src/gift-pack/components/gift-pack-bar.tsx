import { useId } from 'react';
import { formatAmount } from 'shared-kernel/money';
import { Amount, Button } from 'shared-kernel/ui';
import styles from '../../components/settlement-bar.module.css';
import type { GiftPackLimit, GiftPackTotals } from '../model/gift-pack';

export interface GiftPackBarProps {
  limit: GiftPackLimit;
  totals: GiftPackTotals;
  busy: boolean;
  onAbandon: () => void;
  onSkip: () => void;
  onContinue: () => void;
}

/** How full the pack is, and what can be done with it. */
export function GiftPackBar({ limit, totals, busy, onAbandon, onSkip, onContinue }: GiftPackBarProps) {
  const hintId = useId();
  const isEmpty = totals.quantity === 0;
  return (
    <section className={styles['bar']} aria-label="礼包合计">
      <div className={styles['inner']}>
        <Button kind="text" disabled={busy} onClick={onAbandon}>
          放弃礼包
        </Button>
        <dl className={`${styles['totals']} ${styles['pushed']}`}>
          <div className={styles['discount']}>
            <dt>{limit.kind === 'amount' ? '累计金额上限' : '累计数量上限'}</dt>
            <dd>{limit.kind === 'amount' ? `¥ ${formatAmount(limit.maxAmount)}` : limit.maxQty}</dd>
          </div>
          <div className={styles['payable']}>
            <dt>合计</dt>
            <dd>
              {limit.kind === 'amount' ? <Amount value={totals.amount} tone="price" /> : totals.quantity}
            </dd>
          </div>
        </dl>
        <div className={styles['choices']}>
          <Button size="large" disabled={busy} onClick={onSkip}>
            暂不配置
          </Button>
          <div className={styles['submit']}>
            <Button
              kind="primary"
              size="large"
              busy={busy}
              disabled={isEmpty}
              aria-describedby={isEmpty ? hintId : undefined}
              onClick={onContinue}
            >
              继续
            </Button>
            {isEmpty && (
              <p id={hintId} role="tooltip" className={styles['hint']}>
                请先选择礼包商品
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
