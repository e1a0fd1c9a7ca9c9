import { useCall, useMay } from 'shared-kernel/calls';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { ButtonLink } from 'shared-kernel/ui';

/** The way to orders that wait for approval, for who decides, and for who has asked. */
export function ApprovalsLink() {
  const hasColleagues = useSession()?.user.roles !== undefined;
  const mayDecide = useMay('approval/decide');
  const mayAsk = useMay('approval/ask');
  const isShown = hasColleagues && (mayDecide || mayAsk);
  const waiting = useCall('approval/page', isShown ? { scope: 'waiting', current: 1, pageSize: 1 } : null);
  const total = waiting.data?.total ?? 0;
  if (!isShown) return null;
  return (
    <ButtonLink to={pathTo('/shoppingCar/approvals')}>
      {mayDecide ? '待我审批' : '审批'}
      {total > 0 && `（${formatCount(total)}）`}
    </ButtonLink>
  );
}
