import { lazy, Suspense } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { Button, ButtonLink, useLazyDialog } from 'shared-kernel/ui';
import { AddToList } from '../components/add-to-list';
import { linesOf } from '../model/cart-lines';
import { selectedLines } from '../model/selection';
import styles from './cart-tools.module.css';
import { ApprovalRulesLink } from './components/approval-rules-link';
import { ApprovalsLink } from './components/approvals-link';
import { BudgetsLink } from './components/budgets-link';
import { QuotesLink } from './components/quotes-link';
import { RequestsLink } from './components/requests-link';

const loadDialog = () => import('./components/export-dialog');
const ExportDialog = lazy(loadDialog);

export interface CartToolsProps {
  /** Undefined while loading: the tools have their places already. */
  cart: readonly CartLine[] | undefined;
  /** Types 5 and 6 may split deliveries. */
  maySplit: boolean;
  /** Prints the selection. */
  onPrint: () => void;
}

/** Actions on the whole cart besides ordering. */
export function CartTools({ cart, maySplit, onPrint }: CartToolsProps) {
  const dialog = useLazyDialog(loadDialog);
  const isLoading = cart === undefined;
  const goods = selectedLines(linesOf(cart ?? [])).map(({ skuId, count, note }) => ({ skuId, count, note }));
  return (
    <>
      <span className={styles['notOnPhones']}>
        <ButtonLink to={pathTo('/home')}>继续购物</ButtonLink>
      </span>
      <ButtonLink to={pathTo('/shoppingCar/quickOrder')}>快速下单</ButtonLink>
      <QuotesLink />
      <RequestsLink />
      <ApprovalsLink />
      <ApprovalRulesLink />
      <BudgetsLink />
      {(isLoading || cart.length > 0) && (
        <>
          <AddToList goods={goods} hint="请勾选要加入清单的商品" disabled={isLoading} />
          <Button disabled={isLoading} onClick={() => void dialog.open()}>
            导出
          </Button>
          <span className={styles['notOnPhones']}>
            <Button disabled={isLoading} onClick={onPrint}>
              打印
            </Button>
          </span>
          {maySplit && <ButtonLink to={pathTo('/shoppingCar/divideOrder')}>拆分配送</ButtonLink>}
        </>
      )}
      <Suspense>{cart && dialog.isOpen && <ExportDialog cart={cart} onClose={dialog.close} />}</Suspense>
    </>
  );
}
