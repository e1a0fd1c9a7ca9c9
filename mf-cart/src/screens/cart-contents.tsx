import { lazy, Suspense, useMemo } from 'react';
import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { needsDealer, paths } from 'shared-kernel/domain';
import { ButtonLink, confirmDialog, EmptyState } from 'shared-kernel/ui';
import { CartTable } from '../components/cart-table';
import { SettlementBar } from '../components/settlement-bar';
import { UnlistedLines } from '../components/unlisted-lines';
import { isOrderable, linesOf } from '../model/cart-lines';
import { agreeToPrices } from '../model/checkout-draft-store';
import { splitsDelivery } from '../model/checkout-rules';
import { paymentHint } from '../model/payment-hint';
import { linesToToggle, selectedLines, selectionState } from '../model/selection';
import { totalsOf } from '../model/totals';
import type { CartEdits } from './cart-edits';
import styles from './cart-screen.module.css';
import { useBuyNow } from './use-buy-now';
import type { CheckoutChoices } from './use-checkout';
import { loadSubmissionDialog, useOrderSubmission } from './use-order-submission';

const SubmissionDialog = lazy(loadSubmissionDialog);

export interface CartContentsProps {
  cart: { listed: readonly CartLine[]; unlisted: readonly CartLine[] };
  edits: CartEdits;
  choices: CheckoutChoices;
}

/** The goods of the cart and the bar that turns them into an order, or where to go while there are none. */
export function CartContents({ cart: { listed, unlisted }, edits, choices }: CartContentsProps) {
  const { clientType, draft, payWay, dealer, hospital, consignee } = choices;
  const lines = useMemo(() => linesOf(listed), [listed]);
  const selected = useMemo(() => selectedLines(lines), [lines]);
  const totals = useMemo(() => totalsOf(selected), [selected]);
  const selection = selectionState(lines);
  const split = splitsDelivery({ clientType, cart: listed });
  const arrival = useBuyNow(lines, edits);
  const submission = useOrderSubmission(
    {
      clientType,
      cart: listed,
      payWay: payWay?.itemCode ?? null,
      dealerId: dealer?.id ?? null,
      hospitalClientId: hospital?.id ?? null,
      consigneeId: consignee?.id ?? null,
      businessStock: draft.businessStock,
      remark: draft.remark,
    },
    edits,
  );

  const actions = useMemo(() => {
    const askToRemove = async (lineIds: readonly string[], content: string) => {
      const agreed = await confirmDialog({ title: '提示', content, okText: '移除', danger: true });
      if (agreed) edits.remove(lineIds);
    };
    return {
      changeCount: edits.changeCount,
      select: edits.select,
      agreeToPrice: (line: MemberCartSku) => agreeToPrices([line]),
      askToRemove: (lineId: string) => void askToRemove([lineId], '请确认是否将该商品从购物车移除?'),
      askToRemoveAll: (lineIds: readonly string[]) =>
        void askToRemove(lineIds, `请确认是否将选中的 ${lineIds.length} 种商品从购物车移除?`),
      askToClear: (lineIds: readonly string[]) =>
        void askToRemove(lineIds, `请确认是否清空 ${lineIds.length} 种失效商品?`),
    };
  }, [edits]);

  const toggleAll = () => {
    const { ids, selected: value } = linesToToggle(lines);
    edits.select(ids, value);
  };
  const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  const clearUnlisted = () => actions.askToClear(idsOf(linesOf(unlisted)));

  return (
    <>
      {lines.length === 0 && unlisted.length === 0 ? (
        <EmptyState
          text="购物车还是空的，去挑选需要的商品吧"
          action={
            <ButtonLink kind="primary" to={paths.home}>
              去选购
            </ButtonLink>
          }
        />
      ) : (
        <>
          <div className={styles['page']}>
            {lines.length > 0 && (
              <div className={styles['goods']}>
                <CartTable
                  products={listed}
                  selection={selection}
                  onToggleAll={toggleAll}
                  actions={actions}
                  arrival={arrival}
                />
              </div>
            )}
            {unlisted.length > 0 && <UnlistedLines products={unlisted} onClear={clearUnlisted} />}
          </div>
          <SettlementBar
            count={lines.filter(isOrderable).length}
            selectedCount={selected.length}
            selection={selection}
            totals={totals}
            submitting={submission.step.kind === 'preparing' || submission.step.kind === 'submitting'}
            onToggleAll={toggleAll}
            onRemoveSelected={() => actions.askToRemoveAll(idsOf(selected))}
            onClearUnlisted={unlisted.length > 0 ? clearUnlisted : undefined}
            hint={paymentHint({
              needsDealer: needsDealer(clientType),
              hasDealer: dealer !== null,
              hasPayWay: payWay !== null,
            })}
            onSubmit={() => void submission.start()}
          />
        </>
      )}
      <Suspense>
        {submission.step.kind !== 'idle' && submission.step.kind !== 'preparing' && (
          <SubmissionDialog
            step={submission.step}
            cart={listed}
            consignee={split ? null : consignee}
            onAgree={submission.agreeToNewPrices}
            onChooseRebate={submission.chooseRebate}
            onConfirm={() => void submission.confirm()}
            onRetry={() => void submission.retry()}
            onCancel={submission.cancel}
          />
        )}
      </Suspense>
    </>
  );
}
