import { envelopeCodes } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { FailedState, Skeleton } from 'shared-kernel/ui';
import { useBuyMore } from '../api/list-buy-more';
import { BuyMoreRow } from './buy-more-row';
import { Card } from './card';

/** Products that an order of this amount opens. */
export function BuyMoreCard({ orderId }: { orderId: string }) {
  const { data, isError, error, refetch, isFetching } = useBuyMore(orderId);
  const products = data?.filter(({ canOrder, productSkues }) => canOrder && productSkues.length > 0);
  const isClosed = isApiError(error) && error.code === envelopeCodes.notImplemented;
  if (isClosed || products?.length === 0) return null;
  return (
    <Card title="满额加购" screenOnly>
      {products ? (
        <ul>
          {products.map((product) => (
            <BuyMoreRow key={product.id} product={product} />
          ))}
        </ul>
      ) : isError ? (
        <FailedState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div role="status" aria-busy="true" aria-label="加购商品加载中">
          <Skeleton height="88px" />
        </div>
      )}
    </Card>
  );
}
