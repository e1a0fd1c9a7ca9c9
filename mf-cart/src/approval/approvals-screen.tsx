import { useSearchParams } from 'react-router-dom';
import { Allowed, useCall, useMay } from 'shared-kernel/calls';
import { approvalScopes, limits, pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, PageBreadcrumb, Pager, QueryView, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { Page, PageColumn, PageHead } from '../components/page';
import { ScopeLinks } from '../components/scope-links';
import { ApprovalRow } from './components/approval-row';
import { DeputyCard } from './components/deputy-card';

const pageSize = limits.orderPageSize;

/** Orders that wait for approval, and what was decided. */
export default function ApprovalsScreen() {
  usePageTitle('审批');
  const mayDecide = useMay('approval/decide');
  const [params] = useSearchParams();
  const scope = approvalScopes.find((one) => one === params.get('scope')) ?? 'waiting';
  const current = Math.max(1, Number.parseInt(params.get('current') ?? '1', 10) || 1);
  const query = useCall('approval/page', { scope, current, pageSize }, { refetchOnWindowFocus: true });
  const addressOf = (one: typeof scope, page?: number) =>
    pathTo('/shoppingCar/approvals', { scope: one, ...(page !== undefined && { current: page }) });
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '审批' }]} />
        <PageHead
          title="审批"
          note="全部批准后订单自动提交给厂家"
          actions={
            <Allowed call="approval/rule/save">
              <ButtonLink to={pathTo('/shoppingCar/approvalRules')}>审批规则</ButtonLink>
            </Allowed>
          }
        />
        <ScopeLinks
          label="审批范围"
          links={[
            {
              to: addressOf('waiting'),
              name: mayDecide ? '待我审批' : '待审批',
              isChosen: scope === 'waiting',
            },
            { to: addressOf('all'), name: '全部', isChosen: scope === 'all' },
          ]}
        />
        <QueryView
          name="审批"
          query={query}
          skeleton={<CartSkeleton />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState text={scope === 'waiting' ? '没有待审批的订单' : '还没有审批'} />}
        >
          {({ list, total }) => (
            <>
              <GoodsBox>
                <ul aria-label="审批">
                  {list.map((approval) => (
                    <ApprovalRow key={approval.id} approval={approval} />
                  ))}
                </ul>
              </GoodsBox>
              <Pager
                current={current}
                pageSize={pageSize}
                total={total}
                to={(next) => addressOf(scope, next)}
              />
            </>
          )}
        </QueryView>
        <Allowed call="approval/deputy">
          <DeputyCard />
        </Allowed>
      </PageColumn>
    </Page>
  );
}
