import { lazy, Suspense } from 'react';
import { useLazyDialog } from 'shared-kernel/ui';
import { CheckoutCard } from '../../components/checkout-card';
import type { CheckoutChoices } from './use-checkout';

const loadDialog = () => import('./pay-way-dialog');
const PayWayDialog = lazy(loadDialog);

/** The payment method; a single one cannot be changed. */
export function PayWayCard({ choices: { payWays, payWay } }: { choices: CheckoutChoices }) {
  const dialog = useLazyDialog(loadDialog);
  const isOnly = payWays.data?.length === 1;
  const hasSeveral = (payWays.data?.length ?? 0) > 1;
  return (
    <>
      <CheckoutCard
        title="付款方式"
        choices={payWays}
        missing="暂无可用的付款方式"
        onChange={hasSeveral ? () => void dialog.open() : undefined}
      >
        {payWay && (
          <>
            <strong>{payWay.itemName}</strong>
            {isOnly && <p>仅此一种付款方式</p>}
          </>
        )}
      </CheckoutCard>
      <Suspense>
        {dialog.isOpen && (
          <PayWayDialog payWays={payWays.data ?? []} payWay={payWay} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  );
}
