import { useCall } from 'shared-kernel/calls';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { ButtonLink } from 'shared-kernel/ui';

/** The way to the requests of colleagues, with how many wait; nothing for a client's only member. */
export function RequestsLink() {
  const hasColleagues = useSession()?.user.roles !== undefined;
  const open = useCall(
    'purchaseRequest/page',
    hasColleagues ? { scope: 'open', current: 1, pageSize: 1 } : null,
  );
  const total = open.data?.total ?? 0;
  if (!hasColleagues) return null;
  return (
    <ButtonLink to={pathTo('/shoppingCar/requests')}>
      采购申请{total > 0 && `（${formatCount(total)}）`}
    </ButtonLink>
  );
}
