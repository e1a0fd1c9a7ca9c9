import { Navigate, useSearchParams } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { Page, PageColumn } from '../components/page';
import { AcceptBar } from './components/accept-bar';
import { QuoteHeading } from './components/quote-heading';
import { QuoteLines } from './components/quote-lines';
import { QuoteOutcome } from './components/quote-outcome';

/** A quote: the prices of its goods, until when they hold, and the way to order at them. */
export default function QuoteScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <QuotePage key={id} id={id} /> : <Navigate to={pathTo('/shoppingCar/quotes')} replace />;
}

function QuotePage({ id }: { id: string }) {
  const query = useCall('quote/detail', { id }, { refetchOnWindowFocus: true });
  const name = query.data ? `询价 ${query.data.no}` : '询价';
  usePageTitle(name);
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb
          items={[
            { name: '购物车', to: pathTo('/shoppingCar') },
            { name: '我的询价', to: pathTo('/shoppingCar/quotes') },
            { name },
          ]}
        />
        {query.data && <QuoteHeading quote={query.data} />}
        {query.data && <QuoteOutcome quote={query.data} />}
        <QueryView name="询价" query={query} skeleton={<CartSkeleton />} />
        {query.data && <QuoteLines lines={query.data.lines} />}
      </PageColumn>
      {query.data?.state === 'answered' && (
        <AcceptBar quote={query.data} onRefused={() => void query.refetch()} />
      )}
    </Page>
  );
}
