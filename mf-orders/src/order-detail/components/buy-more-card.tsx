import { useCall } from 'shared-kernel/calls';
import type { OrderableProduct } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import { BuyMoreRow } from './buy-more-row';
import { Card } from './card';

/** Products that can be added to an order of this amount. */
export function BuyMoreCard({ orderId }: { orderId: string }) {
  const offers = useCall('product/buymore/list', { orderId }, { select: onOffer });
  const isClosed = offers.error?.code === envelopeCodes.notImplemented;
  if (isClosed || offers.data?.length === 0) return null;
  return (
    <Card title="满额加购" screenOnly>
      <QueryView name="加购商品" query={offers} skeleton={<Skeleton height="88px" />}>
        {(products) => (
          <ul>
            {products.map((product) => (
              <BuyMoreRow key={product.id} product={product} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

const onOffer = (products: OrderableProduct[]): OrderableProduct[] =>
  products.filter(({ canOrder, productSkues }) => canOrder && productSkues.length > 0);
