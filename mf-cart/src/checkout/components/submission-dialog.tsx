import type { CartLine } from 'shared-kernel/contracts';
import { Dialog } from 'shared-kernel/dialog';
import { hasContract, limits, unbroken } from 'shared-kernel/domain';
import { formatAmount } from 'shared-kernel/money';
import { useSession } from 'shared-kernel/session';
import { Amount, VisuallyHidden } from 'shared-kernel/ui';
import { linesOf } from '../../model/cart-lines';
import { refusalNote, type SubmissionStep } from '../model/submission-step';
import { ApprovalQuestion } from './approval-question';
import { BudgetNotice } from './budget-notice';
import { ChangedOrder } from './changed-order';
import { LicenceNotice } from './licence-notice';
import { OrderSummaryView } from './order-summary';
import styles from './submission-dialog.module.css';
import { useCountdown } from './use-countdown';

export interface SubmissionDialogProps {
  step: SubmissionStep;
  /** The current cart. */
  cart: readonly CartLine[];
  onAgree: () => void;
  onChooseRebate: (useRebate: boolean) => void;
  onConfirm: () => void;
  onReview: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** Questions and results of a submission, from the button to the order. */
export default function SubmissionDialog({
  step,
  cart,
  onAgree,
  onChooseRebate,
  onConfirm,
  onReview,
  onRetry,
  onCancel,
}: SubmissionDialogProps) {
  switch (step.kind) {
    case 'prices':
      return (
        <Dialog
          title="价格已变更"
          ask={
            <>
              <p>以下商品的价格在加入购物车后有变，请确认是否按新价格购买。</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
              <ul className={styles['changes']} aria-label="价格有变的商品" tabIndex={0}>
                {step.changed.map(({ productName, line }) => (
                  <li key={line.id}>
                    <span>
                      {unbroken(productName)} {line.name}
                    </span>{' '}
                    <span className={styles['prices']}>
                      <Amount value={line.previousPriceUnit} tone="struck" />{' '}
                      <span aria-hidden="true">→</span>
                      <VisuallyHidden>变为</VisuallyHidden>{' '}
                      <strong>
                        <Amount value={line.discountPriceUnit} />
                      </strong>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          }
          okText="同意新价格并继续"
          cancelText="返回修改"
          onOk={onAgree}
          onClose={onCancel}
        />
      );
    case 'rebate':
      return <RebateDialog rebate={step.rebate} onChoose={onChooseRebate} onCancel={onCancel} />;
    case 'confirm':
      return (
        <Dialog
          title="温馨提示"
          ask={<WhatFollows />}
          okText="确认提交"
          cancelText="返回修改"
          onOk={onConfirm}
          onClose={onCancel}
        >
          <LicenceNotice skuIds={step.proposal.order.cartSkuS.map(({ skuId }) => skuId)} />
          <BudgetNotice shares={step.proposal.summary.shares ?? []} />
          <OrderSummaryView summary={step.proposal.summary} />
        </Dialog>
      );
    case 'submitting':
      return (
        <Dialog title="提交订单" bare>
          <p className={styles['submitting']} role="status">
            正在提交订单...
          </p>
        </Dialog>
      );
    case 'refused':
      return (
        <Dialog
          title="商品信息有变"
          ask={
            <>
              <p>以下商品的价格或库存有变，订单尚未提交。购物车已更新，请核对后重新提交。</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
              <ul className={styles['changes']} aria-label="有变的商品" tabIndex={0}>
                {step.lines.map((line) => (
                  <li key={line.skuId}>
                    <span>{unbroken(line.productName)}</span>{' '}
                    <strong>{refusalNote(line, step.before, linesOf(cart))}</strong>
                  </li>
                ))}
              </ul>
            </>
          }
          okText="返回购物车"
          cancelText={null}
          onOk={onCancel}
          onClose={onCancel}
        />
      );
    case 'changed':
      return (
        <ChangedOrder
          changes={step.changes}
          agreed={step.proposal.summary}
          onReview={onReview}
          onCancel={onCancel}
        />
      );
    case 'approval':
      return <ApprovalQuestion step={step} onCancel={onCancel} />;
    case 'unanswered':
      return (
        <Dialog
          title="尚未收到提交结果"
          ask={
            <>
              <p>{step.message}。</p>
              <p>您填写的内容都已保留。重新提交不会产生重复订单，提交的就是以下内容：</p>
            </>
          }
          okText="重新提交"
          cancelText="稍后再说"
          onOk={onRetry}
          onClose={onCancel}
        >
          <OrderSummaryView summary={step.proposal.summary} />
        </Dialog>
      );
    default:
      return null;
  }
}

function useWithContract(): boolean {
  const clientType = useSession()?.user.clientType;
  return clientType === undefined || hasContract(clientType);
}

/** A dealer's client has its contract with the dealer, and its order enters the review at once. */
function WhatFollows() {
  const check = '请核对商品名称、数量、收货地址和联系人，';
  return useWithContract() ? (
    <p>{check}确认无误后将生成合同。</p>
  ) : (
    <p>{check}确认无误后订单直接进入厂家审核，之后取消须申请并由厂家答复；合同由您与经销商签订。</p>
  );
}

interface RebateDialogProps {
  rebate: string;
  onChoose: (useRebate: boolean) => void;
  onCancel: () => void;
}

function RebateDialog({ rebate, onChoose, onCancel }: RebateDialogProps) {
  const left = useCountdown(limits.rebateCountdownS);
  const withContract = useWithContract();
  return (
    <Dialog
      title="是否使用返利"
      ask={
        <>
          <p>
            您当前可用返利 ¥ {formatAmount(rebate)}。
            {withContract
              ? '使用返利的订单，合同将在客服审核通过后生成。'
              : '本单合同由您与经销商签订，提交后直接进入厂家审核。'}
          </p>
          <p>请确认本单是否使用返利?</p>
        </>
      }
      okText={left > 0 ? `使用（${left}s）` : '使用'}
      cancelText="不使用"
      okDisabled={left > 0}
      onOk={() => onChoose(true)}
      onSecond={() => onChoose(false)}
      onClose={onCancel}
    />
  );
}
