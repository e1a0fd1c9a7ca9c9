import { lazy, type Ref, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall, useMay, useTask } from 'shared-kernel/calls';
import type { CartLine } from 'shared-kernel/contracts';
import { isChain, needsDealer, pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import type { CartEdits } from '../api/cart-edits';
import { budgetRefusal, standingsOf } from '../model/budget-standing';
import { isOrderable, linesOf } from '../model/cart-lines';
import { departmentShares } from '../model/department-shares';
import { licenceRefusal } from '../model/licence-rules';
import { selectedLines, selectionState } from '../model/selection';
import { totalsOf } from '../model/totals';
import { SettlementBar, type SettlementBarProps } from './components/settlement-bar';
import type { CheckoutChoices } from './components/use-checkout';
import { lineNamed } from './model/line-named';
import { paymentHint } from './model/payment-hint';
import { loadSubmissionDialog, useOrderSubmission } from './use-order-submission';

const SubmissionDialog = lazy(loadSubmissionDialog);

export interface SettlementProps
  extends Pick<SettlementBarProps, 'onToggleAll' | 'onRemoveSelected' | 'onClearUnlisted'> {
  /** The orderable goods of the cart. */
  goods: readonly CartLine[];
  /** Whether the cart has goods; without, only a pending order is left to follow. */
  showsBar: boolean;
  edits: Pick<CartEdits, 'flush' | 'isCut' | 'fresh'>;
  choices: CheckoutChoices;
  ref: Ref<HTMLElement>;
  /** Scrolls to a line of the cart. */
  onShowLine: (skuId: string) => void;
}

/** The bar that submits the selected goods as an order, with its dialogs. */
export function Settlement({ ref, goods, showsBar, edits, choices, onShowLine, ...bar }: SettlementProps) {
  const { clientType, draft, payWay, dealer, hospital, consignee, unread } = choices;
  const lines = useMemo(() => linesOf(goods), [goods]);
  const selected = useMemo(() => selectedLines(lines), [lines]);
  const totals = useMemo(() => totalsOf(selected), [selected]);
  // Chain clients are their own dealer (docs/decisions/checkout.md#addresses-by-client-type).
  const ownName = useSession()?.user.clientName ?? null;
  // The notice above the goods has just loaded it.
  const licences = useCall('client/licences', {}, { refetchOnMount: false });
  const skuIds = useMemo(() => selected.map(({ skuId }) => skuId), [selected]);
  const { budgets, department } = choices;
  const standings = standingsOf(budgets.data?.budgets ?? [], departmentShares(selected, department));
  const submission = useOrderSubmission(
    {
      clientType,
      cart: goods,
      payWay: payWay?.itemCode ?? null,
      dealerId: dealer?.id ?? null,
      hospitalClientId: hospital?.id ?? null,
      consigneeId: consignee?.id ?? null,
      unread,
      businessStock: draft.businessStock,
      remark: draft.remark,
      purchaseNo: draft.purchaseNo,
      department,
      licenceRefusal: licenceRefusal(licences.data, skuIds),
      budgetRefusal: budgetRefusal(standings),
    },
    {
      payWayName: payWay?.itemName ?? '',
      dealerName: isChain(clientType) ? ownName : (dealer?.name ?? null),
      consignee,
    },
    edits,
    // A colleague may have ordered meanwhile.
    { onRefused: () => void (budgets.data && budgets.refetch()) },
  );
  const { step, problem } = submission;
  const mayOrder = useMay('order/generateOrder');
  const navigate = useNavigate();
  const asking = useTask(async () => {
    // The next page reads the cart from the server.
    if (await edits.flush()) await navigate(pathTo('/shoppingCar/ask'));
  });
  const named = problem && lineNamed(problem, goods);

  return (
    <>
      {showsBar && (
        <SettlementBar
          {...bar}
          ref={ref}
          problem={problem}
          onShowLine={named ? () => onShowLine(named) : undefined}
          count={lines.filter(isOrderable).length}
          selectedCount={selected.length}
          selection={selectionState(lines)}
          totals={totals}
          submitting={step.kind === 'preparing' || step.kind === 'submitting' || asking.isPending}
          hint={paymentHint({
            needsDealer: needsDealer(clientType),
            hasDealer: dealer !== null,
            hasPayWay: payWay !== null,
            unread,
          })}
          asksOnly={!mayOrder}
          onSubmit={() => (mayOrder ? void submission.start() : asking.mutate())}
        />
      )}
      <Suspense>
        {step.kind !== 'idle' && step.kind !== 'preparing' && (
          <SubmissionDialog
            step={step}
            cart={goods}
            onAgree={submission.agreeToNewPrices}
            onChooseRebate={submission.chooseRebate}
            onConfirm={() => void submission.confirm()}
            onReview={() => void submission.review()}
            onRetry={() => void submission.retry()}
            onCancel={submission.cancel}
          />
        )}
      </Suspense>
    </>
  );
}
