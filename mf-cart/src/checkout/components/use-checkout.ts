import { useCall } from 'shared-kernel/calls';
import { isChain, needsDealer, payMethodGroup } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { type ConsigneeOwner, useConsignees } from '../../api/list-consignees';
import { useBudgets } from '../../components/use-budgets';
import { departmentToCount } from '../../model/budget-standing';
import { consigneeInForce, dealerInForce, payWayInForce } from '../../model/checkout-choices';
import { useCheckoutDraft } from '../../model/checkout-draft-store';
import { useChosenDealer } from '../model/dealer-store';
import { unreadState } from '../model/unread-choices';

/** The payment and delivery choices of the order, and their options. */
export function useCheckout() {
  const clientType = useSession()?.user.clientType ?? 1;
  const draft = useCheckoutDraft();
  const chosenDealer = useChosenDealer((state) => state.dealer);
  const withDealer = needsDealer(clientType);

  const payWays = useCall('dict/list', { groupCode: payMethodGroup });
  const dealers = useCall('client/dealers', withDealer ? {} : null);
  // The dealer of the last visit is used until the list is loaded, so that the cart does not wait for it.
  const dealer = withDealer
    ? dealers.data
      ? dealerInForce(dealers.data, chosenDealer)
      : chosenDealer
    : null;
  const hospital = isChain(clientType) ? draft.hospital : null;

  const budgets = useBudgets();
  const owner = ownerOf();
  const consignees = useConsignees(owner);
  return {
    clientType,
    draft,
    payWays,
    payWay: payWayInForce(payWays.data ?? [], draft.payWay),
    dealers,
    dealer,
    hospital,
    budgets,
    department: budgets.data ? departmentToCount(budgets.data, draft.department) : '',
    consignees,
    consignee: consigneeInForce(consignees.data ?? [], draft.consigneeId),
    unread: {
      payWay: unreadState(payWays),
      dealer: withDealer ? unreadState(dealers) : undefined,
      consignee: owner ? unreadState(consignees) : undefined,
    },
  };

  function ownerOf(): ConsigneeOwner | null {
    if (withDealer) return dealer && { dealerId: dealer.id };
    if (!isChain(clientType) || draft.businessStock) return {};
    return hospital && { hospitalClientId: hospital.id, hospitalCode: hospital.code };
  }
}

export type CheckoutChoices = ReturnType<typeof useCheckout>;
