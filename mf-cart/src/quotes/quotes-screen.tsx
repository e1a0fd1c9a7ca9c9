import { useSearchParams } from 'react-router-dom';
import { useCall, useMay } from 'shared-kernel/calls';
import type { QuoteScope } from 'shared-kernel/contracts';
import { limits, pathTo } from 'shared-kernel/domain';
import { ButtonLink, EmptyState, PageBreadcrumb, Pager, QueryView, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { Page, PageColumn, PageHead } from '../components/page';
import { ScopeLinks } from '../components/scope-links';
import { QuoteRow } from './components/quote-row';

const scopes = ['open', 'done'] as const satisfies readonly QuoteScope[];

const scopeNames: Readonly<Record<QuoteScope, string>> = { open: '进行中', done: '已结束' };

const emptyTexts: Readonly<Record<QuoteScope, string>> = {
  open: '没有待报价或有效的询价',
  done: '还没有已结束的询价',
};

/** The client's quotes. */
export default function QuotesScreen() {
  usePageTitle('我的询价');
  const [params] = useSearchParams();
  const mayAsk = useMay('quote/ask');
  const scope = scopes.find((one) => one === params.get('scope')) ?? 'open';
  const current = Math.max(1, Number.parseInt(params.get('current') ?? '1', 10) || 1);
  const page = { scope, current, pageSize: limits.orderPageSize };
  const query = useCall('quote/page', page, { refetchOnWindowFocus: true });
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '我的询价' }]} />
        <PageHead
          title="我的询价"
          note="有效期内可按报价下单"
          actions={mayAsk && <ButtonLink to={pathTo('/shoppingCar/askQuote')}>为购物车询价</ButtonLink>}
        />
        <ScopeLinks
          label="询价范围"
          links={scopes.map((one) => ({
            to: pathTo('/shoppingCar/quotes', { scope: one }),
            name: scopeNames[one],
            isChosen: one === scope,
          }))}
        />
        <QueryView
          name="询价"
          query={query}
          skeleton={<CartSkeleton />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState text={emptyTexts[scope]} />}
        />
        {query.data && query.data.list.length > 0 && (
          <>
            <GoodsBox>
              <ul aria-label="询价">
                {query.data.list.map((quote) => (
                  <QuoteRow key={quote.id} quote={quote} />
                ))}
              </ul>
            </GoodsBox>
            <Pager
              current={current}
              pageSize={limits.orderPageSize}
              total={query.data.total}
              to={(next) => pathTo('/shoppingCar/quotes', { scope, current: next })}
            />
          </>
        )}
      </PageColumn>
    </Page>
  );
}
