import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useCallCache } from 'shared-kernel/calls';
import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { Button, lazyView, Skeleton, toast, useLazyDialog } from 'shared-kernel/ui';
import type { CartEdits } from '../api/cart-edits';
import type { ChainAddress } from '../components/chain-address-dialog';
import { CheckoutCard } from '../components/checkout-card';
import { CheckoutPanel } from '../components/checkout-panel';
import { GoodsBox } from '../components/goods-box';
import { HeldBackNotice } from '../components/held-back-notice';
import { PageColumn } from '../components/page';
import { RemarkCard } from '../components/remark-card';
import { useFlushing, useHeldBack, usePending } from '../components/use-outbox';
import { linesOf } from '../model/cart-lines';
import { countAddresses, linesWithout, withPendingDeliveries } from '../model/split-delivery';
import { totalsOf } from '../model/totals';
import { deliveryEditsOf, type NewDelivery } from './api/delivery-edits';
import { SplitBar } from './components/split-bar';
import type { SplitActions } from './components/split-line';
import { SplitTable } from './components/split-table';
import { type PartsByLine, partsAgainst } from './model/resolve-parts';
import {
  copyAddresses,
  copyDown,
  pasteQuantities,
  planOfAll,
  splitPlan,
  spreadEvenly,
} from './model/split-plan';
import styles from './split-delivery.module.css';

const loadDialog = () => import('../components/chain-address-dialog');
const ChainAddressDialog = lazy(loadDialog);
const SplitSheet = lazyView(() => import('./components/split-sheet'));

export interface SplitDeliveryProps {
  /** The selected goods. */
  products: readonly CartLine[];
  clientName: string;
  /** For lines that have no address yet. */
  cartEdits: CartEdits;
}

/** The selected goods, their hospitals, and the order's remark. */
export function SplitDelivery({ products, clientName, cartEdits }: SplitDeliveryProps) {
  const calls = useCallCache();
  const edits = deliveryEditsOf(calls, toast.error);
  const counts = usePending(edits.counts);
  const removed = usePending(edits.removed);
  const heldBack = useHeldBack(edits.outboxes);
  useFlushing(edits.outboxes);
  // The cart is there: its selected goods are what is shown.
  useEffect(() => edits.resume(), [edits]);
  const shown = useMemo(
    () => withPendingDeliveries(products, { counts, removed }),
    [products, counts, removed],
  );
  const lines = linesOf(shown);
  const plans = new Map(lines.map((line) => [line.id, splitPlan(line)]));

  const dialog = useLazyDialog(loadDialog);
  // So that the dialog opens as large as it stays.
  useEffect(() => void calls.prefetch('client/chain/hospital/list', {}), [calls]);
  // The line that an address is being added to; null for all of them.
  const [targetId, setTargetId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [hasSheet, setHasSheet] = useState(false);

  function askForAddress(lineId: string | null): void {
    setTargetId(lineId);
    void dialog.open();
  }

  async function addDeliveries(deliveries: readonly NewDelivery[]): Promise<boolean> {
    setIsAdding(true);
    await cartEdits.flush();
    const isDone = await edits.add(deliveries);
    setIsAdding(false);
    return isDone;
  }

  async function addAddress({ hospital, consignee }: ChainAddress): Promise<void> {
    const targets = linesWithout(
      targetId === null ? lines : lines.filter(({ id }) => id === targetId),
      consignee.id,
    );
    if (targets.length === 0 || !hospital) {
      void toast.warning('该收货地址已添加');
      return;
    }
    const part = { consigneeId: consignee.id, hospitalClientId: hospital.id };
    await addDeliveries(targets.map((line) => ({ line, ...part })));
    dialog.close();
  }

  async function copyToBelow(from: MemberCartSku): Promise<void> {
    const below = lines.slice(lines.findIndex(({ id }) => id === from.id) + 1);
    const copies = below.map((line) => ({ line, ...copyAddresses(from, line) }));
    edits.changeCounts(copies.flatMap(({ changed }) => changed));
    await addDeliveries(
      copies.flatMap(({ line, added }) =>
        added.flatMap(({ delivery: { consigneeId, hospitalClientId }, count }) =>
          consigneeId === null ? [] : [{ line, consigneeId, hospitalClientId, count }],
        ),
      ),
    );
    void toast.success(`已复制到下方 ${below.length} 种商品`);
  }

  function changeWanted(line: MemberCartSku, total: number): void {
    // The server compares it with the allocation, so it is sent first.
    void edits.counts.flush();
    cartEdits.changeCount(line.id, total);
  }

  async function paste(deliveryId: string, text: string): Promise<void> {
    const { parseTable } = await import('shared-kernel/spreadsheet');
    const pasted = pasteQuantities(shown, deliveryId, parseTable(text));
    if ('problem' in pasted) void toast.warning(pasted.problem);
    else edits.changeCounts(pasted.changes);
  }

  /** Allocates the parts of a list; existing deliveries to the same addresses are changed. */
  async function giveOut(byLine: readonly PartsByLine[]): Promise<boolean> {
    const given = byLine.map(partsAgainst);
    edits.changeCounts(given.flatMap(({ changed }) => changed));
    const isDone = await addDeliveries(given.flatMap(({ added }) => added));
    const count = byLine.reduce((sum, { parts }) => sum + parts.length, 0);
    if (isDone) void toast.success(`已分配至 ${count} 个收货地址`);
    return isDone;
  }

  const actions: SplitActions = {
    select: () => void toast.warning('请返回购物车勾选商品'),
    plan: changeWanted,
    addAddress: ({ id }) => askForAddress(id),
    spreadEvenly: (line) => edits.changeCounts(spreadEvenly(line, line.count)),
    copyToBelow: (line) => void copyToBelow(line),
    delivery: {
      change: (id, count) => edits.changeCounts([[id, count]]),
      copyDown: (line, id) => edits.changeCounts(copyDown(line, id)),
      paste: (id, text) => void paste(id, text),
      remove: edits.remove,
    },
  };

  return (
    <>
      <PageColumn>
        <CheckoutPanel>
          <CheckoutCard title="经销商" onChange={() => void toast.warning('请返回购物车选择经销商')}>
            <strong>{clientName}</strong>
          </CheckoutCard>
          <RemarkCard />
        </CheckoutPanel>
        <HeldBackNotice
          count={heldBack}
          onRetry={() => {
            for (const outbox of edits.outboxes) void outbox.flush();
          }}
        />
        <div className={styles['toolbar']}>
          <Button onClick={() => askForAddress(null)}>为全部商品添加地址</Button>
          <Button aria-expanded={hasSheet} onClick={() => setHasSheet(!hasSheet)}>
            按表格拆分
          </Button>
          <p className={styles['tip']}>可从表格复制一列数量，粘贴到任一数量框，自动向下填入</p>
        </div>
        {hasSheet && (
          <Suspense fallback={<Skeleton height="200px" />}>
            <SplitSheet
              products={shown}
              busy={isAdding}
              onParts={giveOut}
              onClose={() => setHasSheet(false)}
            />
          </Suspense>
        )}
        <GoodsBox>
          <SplitTable products={shown} plans={plans} actions={actions} />
        </GoodsBox>
      </PageColumn>
      <SplitBar
        lineCount={lines.length}
        addressCount={countAddresses(lines)}
        plan={planOfAll([...plans.values()])}
        totals={totalsOf(lines)}
      />
      <Suspense>
        {dialog.isOpen && (
          <ChainAddressDialog
            title="添加收货地址"
            hospital={null}
            consigneeId={null}
            businessStock={false}
            offersBusinessStock={false}
            busy={isAdding}
            onChoose={(address) => void addAddress(address)}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </>
  );
}
