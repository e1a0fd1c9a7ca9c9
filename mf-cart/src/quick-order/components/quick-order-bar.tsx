import { Amount, Button } from 'shared-kernel/ui';
import styles from '../../components/settlement-bar.module.css';

export interface QuickOrderBarProps {
  goodCount: number;
  wrongCount: number;
  /** Of the good rows, yuan. */
  amount: string;
  busy: boolean;
  onClear: () => void;
  onAdd: () => void;
}

/** How many rows may go into the cart and what they cost. */
export function QuickOrderBar({ goodCount, wrongCount, amount, busy, onClear, onAdd }: QuickOrderBarProps) {
  return (
    <section className={styles['bar']} aria-label="快速下单合计">
      <div className={styles['inner']}>
        <Button kind="text" disabled={busy} onClick={onClear}>
          清空
        </Button>
        <p className={styles['selected']}>
          可加入 <strong>{goodCount}</strong> 种
          {wrongCount > 0 && (
            <>
              ，需修改 <strong data-left>{wrongCount}</strong> 行
            </>
          )}
        </p>
        <dl className={styles['totals']}>
          <div className={styles['payable']}>
            <dt>合计</dt>
            <dd>
              <Amount value={amount} tone="price" />
            </dd>
          </div>
        </dl>
        <div className={styles['submit']}>
          <Button kind="primary" size="large" busy={busy} disabled={goodCount === 0} onClick={onAdd}>
            加入购物车
          </Button>
        </div>
      </div>
    </section>
  );
}
