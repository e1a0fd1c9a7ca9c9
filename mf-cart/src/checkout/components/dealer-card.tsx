import { lazy, Suspense } from 'react';
import { toast, useLazyDialog } from 'shared-kernel/ui';
import { CheckoutCard } from '../../components/checkout-card';
import { paymentHint } from '../model/payment-hint';
import { DealerView } from './dealer-view';
import type { CheckoutChoices } from './use-checkout';

const loadDialog = () => import('./dealer-dialog');
const DealerDialog = lazy(loadDialog);

/** The dealer that types 3 and 4 pay through; a single one cannot be changed. */
export function DealerCard({ choices: { dealers, dealer, payWay } }: { choices: CheckoutChoices }) {
  const dialog = useLazyDialog(loadDialog);
  const isOnly = dealer !== null && dealers.data?.length === 1;

  function change(): void {
    const hint = paymentHint({ needsDealer: false, hasDealer: false, hasPayWay: payWay !== null });
    if (hint) void toast.warning(hint);
    else void dialog.open();
  }

  return (
    <>
      <CheckoutCard
        title="经销商"
        choices={dealers}
        changeText={dealer ? '更换' : '选择'}
        missing={dealers.data?.length === 0 ? '暂无可选的经销商' : '请选择经销商'}
        onChange={isOnly ? undefined : change}
      >
        {dealer && <DealerView dealer={dealer} />}
      </CheckoutCard>
      <Suspense>
        {dialog.isOpen && (
          <DealerDialog dealers={dealers.data ?? []} dealer={dealer} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  );
}
