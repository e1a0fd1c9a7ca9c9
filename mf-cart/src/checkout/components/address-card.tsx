import { lazy, Suspense } from 'react';
import { toast, useLazyDialog } from 'shared-kernel/ui';
import { CheckoutCard } from '../../components/checkout-card';
import { ConsigneeView } from '../../components/consignee-view';
import { addressChangeWarning } from '../model/address-rules';
import type { CheckoutChoices } from './use-checkout';

const loadDialog = () => import('./address-dialog');
const AddressDialog = lazy(loadDialog);

/** Delivery address of types 1, 3 and 4: one of the buyer's own, or of the dealer's. */
export function AddressCard({ choices, ofDealer }: { choices: CheckoutChoices; ofDealer: boolean }) {
  const { consignees, consignee, dealer } = choices;
  const dialog = useLazyDialog(loadDialog);

  function change(): void {
    const warning = addressChangeWarning({
      needsDealer: ofDealer,
      hasDealer: dealer !== null,
      addressCount: consignees.data?.length ?? 0,
    });
    if (warning) void toast.warning(warning);
    // A buyer's own first address is added in the same dialog.
    if (!warning || !ofDealer) void dialog.open();
  }

  return (
    <>
      <CheckoutCard
        title="收货地址"
        choices={consignees}
        missing={ofDealer && !dealer ? '请先选择经销商' : '请添加收货地址'}
        onChange={change}
      >
        {consignee && <ConsigneeView consignee={consignee} />}
      </CheckoutCard>
      <Suspense>
        {dialog.isOpen && (
          <AddressDialog
            consignees={consignees.data ?? []}
            consignee={consignee}
            own={!ofDealer}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </>
  );
}
