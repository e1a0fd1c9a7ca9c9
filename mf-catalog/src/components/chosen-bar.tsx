import { formatCount } from 'shared-kernel/domain';
import { Amount, Button, toast } from 'shared-kernel/ui';
import { useAddBatchToCart } from '../api/add-batch-to-cart';
import { afterAdding, type ChosenUnits, totalOf, wantedOf } from '../model/chosen-units';
import { AddToList } from './add-to-list';
import styles from './chosen-bar.module.css';
import { useCompared } from './use-compared';
import { useTellAdded } from './use-tell-added';

export interface ChosenBarProps {
  chosen: ChosenUnits;
  onChange: (change: (chosen: ChosenUnits) => ChosenUnits) => void;
}

/** The rows selected on all pages of a list, and the button that adds them to the cart at once. */
export function ChosenBar({ chosen, onChange }: ChosenBarProps) {
  const { mutate, isPending } = useAddBatchToCart();
  const tellAdded = useTellAdded();
  const hasTray = useCompared().length > 0;
  const wanted = wantedOf(chosen);
  if (wanted.length === 0) return null;

  const rows = wanted.map(({ sku, count }) => ({ skuId: sku.id, count }));
  const add = () =>
    mutate(
      { rows },
      {
        onSuccess: ({ results }) => {
          onChange((now) => afterAdding(now, wanted, results));
          const stayedOut = results.filter(({ verdict }) => verdict !== 'added').length;
          if (stayedOut === 0) tellAdded(rows, `${formatCount(results.length, '项')}商品已加入购物车`);
          else void toast.warning(`${stayedOut} 项商品未能加入购物车`);
        },
      },
    );
  return (
    <section
      className={hasTray ? `${styles['bar']} ${styles['aboveTray']}` : styles['bar']}
      aria-label="已选商品"
    >
      <Button kind="text" disabled={isPending} onClick={() => onChange(() => ({}))}>
        清除选择
      </Button>
      <output>
        已选 <b>{formatCount(wanted.length)}</b> 项，合计{' '}
        <span className={styles['total']}>
          <Amount value={totalOf(chosen)} tone="price" />
        </span>
      </output>
      <AddToList goods={rows} />
      <Button kind="primary" busy={isPending} onClick={add}>
        全部加入购物车
      </Button>
    </section>
  );
}
