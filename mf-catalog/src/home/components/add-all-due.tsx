import { formatCount } from 'shared-kernel/domain';
import { Button, toast } from 'shared-kernel/ui';
import { useAddBatchToCart } from '../../api/add-batch-to-cart';
import { useTellAdded } from '../../components/use-tell-added';
import { lastUnit } from '../../model/last-unit';
import { whyNotAdded } from '../../model/why-not-added';
import type { BoughtProduct } from '../model/last-order-text';

export interface AddAllDueProps {
  products: readonly BoughtProduct[];
  countOf: (product: BoughtProduct) => number;
}

/** Adds everything due to the cart at once; hidden for a single product, which has its own button. */
export function AddAllDue({ products, countOf }: AddAllDueProps) {
  const { mutate, isPending } = useAddBatchToCart();
  const tellAdded = useTellAdded();
  const due = products.flatMap((product) => {
    const unit = lastUnit(product);
    const isReady = product.isDue && product.canOrder && unit && unit.stockState !== 'none';
    return isReady ? [{ name: product.name, skuId: unit.id, count: countOf(product) }] : [];
  });
  if (due.length < 2) return null;
  const rows = due.map(({ skuId, count }) => ({ skuId, count }));
  const add = () =>
    mutate(
      { rows },
      {
        onSuccess: ({ results }) => {
          const refused = results.findIndex((result) => whyNotAdded(result) !== null);
          const first = results[refused];
          if (first) void toast.warning(`${due[refused]?.name}未能加入购物车：${whyNotAdded(first)}`);
          else tellAdded(rows, `${formatCount(results.length, '项')}商品已加入购物车`);
        },
      },
    );
  return (
    <Button kind="text" busy={isPending} onClick={add}>
      {`该补货的 ${formatCount(due.length, '种')}全部加入购物车`}
    </Button>
  );
}
