import { useCall } from 'shared-kernel/calls';
import { useSession } from 'shared-kernel/session';
import { Count } from './count';

/** Asked for at login, then told by whoever changes the cart, in any tab. */
export function CartCount() {
  const isBuyer = useSession() !== null;
  const amount = useCall('memberCart/amount', isBuyer ? {} : null).data?.amount ?? 0;
  return <Count of={amount} meaning={`共 ${amount} 项`} />;
}
