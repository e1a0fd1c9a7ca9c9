import type { MemberCartSku } from 'shared-kernel/contracts';
import { isChain, needsDealer } from 'shared-kernel/domain';
import { CheckoutPanel } from '../components/checkout-panel';
import { RemarkCard } from '../components/remark-card';
import { AddressCard } from './components/address-card';
import { ChainAddressCard } from './components/chain-address-card';
import { DealerCard } from './components/dealer-card';
import { DepartmentBudgets } from './components/department-budgets';
import { PayWayCard } from './components/pay-way-card';
import { SplitAddressCard } from './components/split-address-card';
import type { CheckoutChoices } from './components/use-checkout';

export interface CheckoutCardsProps {
  choices: CheckoutChoices;
  /** Number of addresses that the goods are split over; 0 when not split. */
  splitAddresses: number;
  /** The lines that an order would take. */
  selected: readonly MemberCartSku[];
}

/** Address, payment and remark of the order; the choices depend on the client type. */
export function CheckoutCards({ choices, splitAddresses, selected }: CheckoutCardsProps) {
  const { clientType } = choices;
  const withDealer = needsDealer(clientType);
  return (
    <>
      <CheckoutPanel>
        {splitAddresses > 0 ? (
          <SplitAddressCard addresses={splitAddresses} />
        ) : isChain(clientType) ? (
          <ChainAddressCard choices={choices} />
        ) : (
          <AddressCard choices={choices} ofDealer={withDealer} />
        )}
        {withDealer && <DealerCard choices={choices} />}
        <PayWayCard choices={choices} />
        <RemarkCard />
      </CheckoutPanel>
      <DepartmentBudgets choices={choices} selected={selected} />
    </>
  );
}
