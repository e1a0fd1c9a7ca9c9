import { useMay } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { ButtonLink } from 'shared-kernel/ui';

/** The way to the rules of approval, for an administrator with colleagues. */
export function ApprovalRulesLink() {
  const hasColleagues = useSession()?.user.roles !== undefined;
  const mayChange = useMay('approval/rule/save');
  return (
    hasColleagues && mayChange && <ButtonLink to={pathTo('/shoppingCar/approvalRules')}>审批规则</ButtonLink>
  );
}
