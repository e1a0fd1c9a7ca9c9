import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { Button, toast } from 'shared-kernel/ui';
import type { ChainAddress } from '../components/chain-address-dialog';
import { CheckoutCard } from '../components/checkout-card';
import { CheckoutPanel } from '../components/checkout-panel';
import { RemarkCard } from '../components/remark-card';
import { SplitBar } from '../components/split-bar';
import { SplitTable } from '../components/split-table';
import { useLazyDialog } from '../components/use-lazy-dialog';
import { linesOf } from '../model/cart-lines';
import { countAddresses, linesWithout, withPendingDeliveries } from '../model/split-delivery';
import { totalsOf } from '../model/totals';
import styles from './cart-screen.module.css';
import { createDeliveryEdits } from './delivery-edits';
import { useFlushing, usePending } from './use-outbox';

const loadDialog = () => import('../components/chain-address-dialog');
const ChainAddressDialog = lazy(loadDialog);

export interface SplitDeliveryProps {
  /** The selected goods. */
  products: readonly CartLine[];
  clientName: string;
}

/** The selected goods, the hospitals they are split over, and the order's remark. */
export function SplitDelivery({ products, clientName }: SplitDeliveryProps) {
  const queryClient = useQueryClient();
  const edits = useMemo(() => createDeliveryEdits(queryClient), [queryClient]);
  const counts = usePending(edits.counts);
  const removed = usePending(edits.removed);
  useFlushing(edits);
  const shown = useMemo(
    () => withPendingDeliveries(products, { counts, removed }),
    [products, counts, removed],
  );
  const lines = linesOf(shown);

  const dialog = useLazyDialog(loadDialog);
  // The line that an address is being added to; null for all of them.
  const [targetId, setTargetId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);

  function askForAddress(lineId: string | null): void {
    setTargetId(lineId);
    void dialog.open();
  }

  async function add({ hospital, consignee }: ChainAddress): Promise<void> {
    const targets = linesWithout(
      targetId === null ? lines : lines.filter(({ id }) => id === targetId),
      consignee.id,
    );
    if (targets.length === 0 || !hospital) {
      void toast.warning('该收货地址已添加');
      return;
    }
    setIsAdding(true);
    await edits.addTo(targets, consignee.id, hospital.id);
    setIsAdding(false);
    dialog.close();
  }

  return (
    <>
      <div className={styles['page']}>
        <CheckoutPanel>
          <CheckoutCard title="经销商" onChange={() => void toast.warning('请返回购物车选择经销商')}>
            <strong>{clientName}</strong>
          </CheckoutCard>
          <RemarkCard />
        </CheckoutPanel>
        <div className={styles['toolbar']}>
          <Button onClick={() => askForAddress(null)}>为全部商品添加地址</Button>
        </div>
        <div className={styles['goods']}>
          <SplitTable
            products={shown}
            onSelect={() => void toast.warning('请返回购物车勾选商品')}
            onAdd={askForAddress}
            onChangeDelivery={edits.changeCount}
            onRemoveDelivery={edits.remove}
          />
        </div>
      </div>
      <SplitBar lineCount={lines.length} addressCount={countAddresses(lines)} totals={totalsOf(lines)} />
      <Suspense>
        {dialog.isOpen && (
          <ChainAddressDialog
            title="添加收货地址"
            hospital={null}
            consigneeId={null}
            businessStock={false}
            offersBusinessStock={false}
            busy={isAdding}
            onChoose={(address) => void add(address)}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </>
  );
}
