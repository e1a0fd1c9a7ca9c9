import { lazy, Suspense } from 'react';
import { needsDealer } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import { AddressCard } from '../components/address-card';
import { CheckoutPanel } from '../components/checkout-panel';
import { PayWayCard } from '../components/pay-way-card';
import { RemarkCard } from '../components/remark-card';
import { useLazyDialog } from '../components/use-lazy-dialog';
import { addressChangeWarning } from '../model/address-rules';
import type { CheckoutChoices } from './use-checkout';

const loadAddressDialog = () => import('../components/address-dialog');
const loadPayWayDialog = () => import('../components/pay-way-dialog');
const AddressDialog = lazy(loadAddressDialog);
const PayWayDialog = lazy(loadPayWayDialog);

/** Delivery address, payment method and remark, with the dialogs that change them. */
export function CheckoutCards({ choices }: { choices: CheckoutChoices }) {
  const { clientType, consignees, consignee, payWays, payWay, dealer } = choices;
  const withDealer = needsDealer(clientType);
  const own = !withDealer;
  const addressDialog = useLazyDialog(loadAddressDialog);
  const payWayDialog = useLazyDialog(loadPayWayDialog);

  function changeAddress(): void {
    const warning = addressChangeWarning({
      needsDealer: withDealer,
      hasDealer: dealer !== null,
      addressCount: consignees.data?.length ?? 0,
    });
    if (warning) void toast.warning(warning);
    // The buyer's own first address is added in the same dialog.
    if (!warning || own) void addressDialog.open();
  }

  return (
    <CheckoutPanel>
      <AddressCard
        title="收货地址"
        consignee={consignee}
        missing="请添加收货地址"
        loading={consignees.isLoading}
        failed={consignees.isError && !consignees.data}
        onRetry={() => void consignees.refetch()}
        onChange={changeAddress}
      />
      <PayWayCard
        payWay={payWay}
        changeable={(payWays.data?.length ?? 0) > 1}
        loading={payWays.isLoading}
        failed={payWays.isError && !payWays.data}
        onRetry={() => void payWays.refetch()}
        onChange={() => void payWayDialog.open()}
      />
      <RemarkCard />
      <Suspense>
        {addressDialog.isOpen && (
          <AddressDialog
            consignees={consignees.data ?? []}
            consignee={consignee}
            own={own}
            onClose={addressDialog.close}
          />
        )}
        {payWayDialog.isOpen && (
          <PayWayDialog payWays={payWays.data ?? []} payWay={payWay} onClose={payWayDialog.close} />
        )}
      </Suspense>
    </CheckoutPanel>
  );
}
