import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReplyOf } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { type ApiError, isApiError } from 'shared-kernel/http';
import { getSession } from 'shared-kernel/session';
import { trackEvent } from 'shared-kernel/telemetry';
import { toast } from 'shared-kernel/ui';
import type { CartEdits } from '../api/cart-edits';
import { isSessionEnd } from '../api/is-session-end';
import { pathAfterOrder } from '../model/after-order';
import { linesOf } from '../model/cart-lines';
import { agreeToPrices, clearOrderedDraft, useCheckoutDraft } from '../model/checkout-draft-store';
import { readRebateInfo } from './api/read-rebate-info';
import { submitOrder } from './api/submit-order';
import { type Checkout, checkoutWarning } from './model/checkout-rules';
import { giftStockWarning } from './model/gift-stock';
import { fingerprint, forgetAttempt, forgetAttemptOf, openAttempt } from './model/order-attempt-store';
import { type ChosenNames, type OrderProposal, proposeOrder } from './model/order-proposal';
import { type ChangedPrice, changedPrices, type SubmissionStep } from './model/submission-step';

/** Why there is no order: a missing choice, for as long as it is missing, or a message. */
type Refusal = 'unready' | { text: string };

export const loadSubmissionDialog = () => import('./components/submission-dialog');

/**
 * The state machine of a submission, from the press to the reply. Until it is accepted, nothing typed is
 * lost.
 */
export function useOrderSubmission(
  checkout: Checkout,
  names: ChosenNames,
  edits: Pick<CartEdits, 'flush' | 'isCut' | 'fresh'>,
  /** What the page shows may be out of date. */
  { onRefused }: { onRefused?: () => void } = {},
) {
  const [step, setStep] = useState(firstStep);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const giftChoices = useCheckoutDraft((draft) => draft.giftChoices);
  // The buyer agrees to the cart at the time of the question, not of the press.
  const latest = useRef({ checkout, names, giftChoices });
  useLayoutEffect(() => {
    latest.current = { checkout, names, giftChoices };
  });
  const navigate = useNavigate();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const cancel = () => setStep({ kind: 'idle' });

  function mayProceed(): boolean {
    const warning = checkoutWarning(latest.current.checkout);
    if (warning) setRefusal('unready');
    return warning === null;
  }

  async function start(): Promise<void> {
    if (step.kind !== 'idle') return;
    setRefusal(null);
    if (!mayProceed()) return;
    await prepare(changedPrices(checkout.cart));
  }

  async function hasDialog(): Promise<boolean> {
    try {
      await loadSubmissionDialog();
      return true;
    } catch {
      setRefusal({ text: '网络连接失败，订单尚未提交，请检查网络后重试' });
      return false;
    }
  }

  function agreeToNewPrices(): void {
    if (step.kind !== 'prices') return;
    agreeToPrices(step.changed.map(({ line }) => line));
    void prepare([]);
  }

  async function prepare(changed: readonly ChangedPrice[]): Promise<void> {
    setStep({ kind: 'preparing' });
    try {
      if (!(await hasDialog())) return cancel();
      if (changed.length > 0) {
        setStep({ kind: 'prices', changed });
        return;
      }
      // The server takes quantities from its cart, so all edits must be saved.
      if (!(await edits.flush())) {
        if (edits.isCut()) setRefusal({ text: '网络连接失败，修改尚未保存，请稍后再提交' });
        return cancel();
      }
      const { showChooseDialog, rebate } = await readRebateInfo();
      if (showChooseDialog) setStep({ kind: 'rebate', rebate });
      else propose(null);
    } catch {
      cancel();
    }
  }

  function chooseRebate(useRebate: boolean): void {
    if (step.kind === 'rebate') propose(useRebate ? step.rebate : null);
  }

  function propose(rebate: string | null): void {
    const proposal = mayProceed() ? proposed(rebate) : null;
    if (proposal) setStep({ kind: 'confirm', proposal });
    else cancel();
  }

  function proposed(rebate: string | null): OrderProposal | null {
    const { checkout, names, giftChoices } = latest.current;
    const proposal = proposeOrder(checkout, names, giftChoices, rebate);
    const warning = giftStockWarning(proposal.summary);
    if (warning) setRefusal({ text: warning });
    return warning ? null : proposal;
  }

  async function confirm(): Promise<void> {
    if (step.kind === 'confirm') await send(step.proposal);
  }

  async function retry(): Promise<void> {
    if (step.kind === 'unanswered') await send(step.proposal);
  }

  async function review(): Promise<void> {
    if (step.kind !== 'changed') return;
    setStep({ kind: 'preparing' });
    await edits.fresh();
    await prepare([]);
  }

  async function send(proposal: OrderProposal): Promise<void> {
    setStep({ kind: 'submitting' });
    const buyerId = getSession()?.user.id;
    try {
      const reply = await submitOrder(proposal.order, fingerprint(proposal));
      const { cartSkuS } = proposal.order;
      trackEvent('order-placed', {
        lines: new Set(cartSkuS.map(({ skuId }) => skuId)).size,
        split: cartSkuS.some(({ consigneeId }) => consigneeId !== undefined),
      });
      finish(reply);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isSessionEnd(error)) forgetAttemptOf(buyerId);
      explain(error, proposal);
    }
  }

  function finish(reply: ReplyOf<'order/generateOrder'>): void {
    forgetAttempt();
    clearOrderedDraft();
    cancel();
    void toast.success('提交成功');
    if (isShown.current) void navigate(pathAfterOrder(reply));
  }

  function explain(error: ApiError, proposal: OrderProposal): void {
    if (error.kind !== 'envelope' || error.retryable) {
      setStep({ kind: 'unanswered', proposal, message: error.message });
      return;
    }
    forgetAttempt();
    const { changes = [], lines = [], approval } = error.data ?? {};
    if (approval) {
      setStep({ kind: 'approval', reasons: approval.reasons, changes: approval.changes, proposal });
      return;
    }
    if (changes.length > 0) {
      setStep({ kind: 'changed', changes, proposal });
      return;
    }
    if (error.code === envelopeCodes.priceOrStockChanged) {
      setStep({ kind: 'refused', lines, before: linesOf(latest.current.checkout.cart) });
      return;
    }
    // The login replaces the cart.
    if (error.code === envelopeCodes.sessionExpired)
      void toast.error('登录已过期，订单尚未提交，请重新登录后再次提交');
    else if (isSessionEnd(error)) void toast.error(`订单尚未提交：${error.message}`);
    else {
      setRefusal({ text: error.message });
      onRefused?.();
    }
    cancel();
  }

  const problem = refusal === 'unready' ? checkoutWarning(checkout) : (refusal?.text ?? null);
  return { step, problem, start, agreeToNewPrices, chooseRebate, confirm, review, retry, cancel };
}

/** An order sent before a reload is unanswered. */
function firstStep(): SubmissionStep {
  const attempt = openAttempt();
  return attempt
    ? { kind: 'unanswered', proposal: attempt, message: '上次提交的订单还没有收到结果' }
    : { kind: 'idle' };
}
