import { useSearchParams } from 'react-router-dom';
import { useCall, useMay } from 'shared-kernel/calls';
import type { PurchaseRequestHead } from 'shared-kernel/contracts';
import { formatCount, limits, pathTo, type RequestScope, requestScopes } from 'shared-kernel/domain';
import { addAmounts } from 'shared-kernel/money';
import { Amount, Button, EmptyState, PageBreadcrumb, Pager, QueryView, usePageTitle } from 'shared-kernel/ui';
import { BottomBar } from '../components/bottom-bar';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { Page, PageColumn, PageHead } from '../components/page';
import { ScopeLinks } from '../components/scope-links';
import { SelectBox } from '../components/select-box';
import { useKeptChoice } from '../components/use-kept-choice';
import { LeftNotice } from './components/left-notice';
import { RequestRow } from './components/request-row';
import { useMerge } from './components/use-merge';

const scopesOf = (mayTake: boolean): readonly { scope: RequestScope; name: string }[] => [
  { scope: 'open', name: mayTake ? '待采购' : '进行中' },
  { scope: 'done', name: '已处理' },
  ...(mayTake ? [{ scope: 'own' as const, name: '我的申请' }] : []),
];

const emptyTexts: Readonly<Record<RequestScope, string>> = {
  open: '没有待处理的采购申请',
  done: '还没有已处理的采购申请',
  own: '您还没有采购申请',
};

/** Requests for goods: one's own, or for who orders all of the client's, to be merged into one order. */
export default function RequestsScreen() {
  usePageTitle('采购申请');
  const mayTake = useMay('purchaseRequest/take');
  const [params] = useSearchParams();
  const scope = requestScopes.find((one) => one === params.get('scope')) ?? 'open';
  const current = Math.max(1, Number.parseInt(params.get('current') ?? '1', 10) || 1);
  const page = { scope, current, pageSize: limits.mergedRequests };
  const query = useCall('purchaseRequest/page', page, { refetchOnWindowFocus: true });
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '采购申请' }]} />
        <PageHead title="采购申请" note={mayTake ? '勾选后合并到购物车，一次下单' : '由采购员合并下单'} />
        <ScopeLinks
          label="申请范围"
          links={scopesOf(mayTake).map((one) => ({
            to: pathTo('/shoppingCar/requests', { scope: one.scope }),
            name: one.name,
            isChosen: one.scope === scope,
          }))}
        />
        <QueryView
          name="采购申请"
          query={query}
          skeleton={<CartSkeleton />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState text={emptyTexts[scope]} />}
        />
      </PageColumn>
      {query.data && query.data.list.length > 0 && (
        <Requests key={scope} requests={query.data.list} mayChoose={mayTake && scope === 'open'}>
          <Pager
            current={current}
            pageSize={limits.mergedRequests}
            total={query.data.total}
            to={(next) => pathTo('/shoppingCar/requests', { scope, current: next })}
          />
        </Requests>
      )}
    </Page>
  );
}

interface RequestsProps {
  requests: readonly PurchaseRequestHead[];
  mayChoose: boolean;
  children: React.ReactNode;
}

function Requests({ requests, mayChoose, children }: RequestsProps) {
  const [chosen, setChosen] = useKeptChoice('requests');
  const { taken, left, take, isPending } = useMerge(() => setChosen(new Set()));
  const open = requests.filter(({ states }) => states.open > 0);
  const picked = open.filter(({ id }) => chosen.has(id));
  const selection = picked.length === 0 ? 'none' : picked.length === open.length ? 'all' : 'some';

  function toggle(id: string): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <>
      <PageColumn>
        <LeftNotice taken={taken} left={left} />
        <GoodsBox>
          <ul aria-label="采购申请">
            {requests.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                chosen={mayChoose ? chosen.has(request.id) : undefined}
                onChoose={() => toggle(request.id)}
              />
            ))}
          </ul>
        </GoodsBox>
        {children}
      </PageColumn>
      {mayChoose && (
        <BottomBar
          label="合并申请"
          note={
            <>
              已选 <strong>{formatCount(picked.length)}</strong> 个申请
            </>
          }
          sum={{
            name: '约',
            value: <Amount value={addAmounts(...picked.map(({ amountUnit }) => amountUnit))} tone="price" />,
          }}
          action={
            <Button
              kind="primary"
              size="large"
              busy={isPending}
              disabled={picked.length === 0}
              onClick={() => take(picked.map(({ id }) => id))}
            >
              合并到购物车
            </Button>
          }
        >
          <SelectBox
            label="全选"
            labelled
            state={selection}
            disabled={open.length === 0}
            onToggle={() => setChosen(new Set(selection === 'all' ? [] : open.map(({ id }) => id)))}
          />
        </BottomBar>
      )}
    </>
  );
}
