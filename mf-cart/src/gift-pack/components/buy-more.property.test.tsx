import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { formatAmount } from 'shared-kernel/money';
import { anOrderableProduct, aProductSku, fakeApi, renderScreen } from 'shared-kernel/testing';
import { BuyMore } from './buy-more';

test('price, unit and quantity beside a button are those of what it adds', async () => {
  const somePrices = fc.array(fc.integer({ min: 100, max: 900_000 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(somePrices, fc.boolean(), async (prices, isReduced) => {
      const skus = prices.map((price, place) =>
        aProductSku({
          id: `sku-${place}`,
          name: `单位${place}`,
          priceUnit: (price / 100).toFixed(2),
          discountPriceUnit: isReduced ? (price / 200).toFixed(2) : null,
        }),
      );
      const { bodiesOf } = fakeApi({
        'product/buymore/list': () => [anOrderableProduct({ productSkues: skus })],
        'memberCart/add': () => ({ amount: 1 }),
      });
      const { user } = renderScreen(<BuyMore of={{ orderId: 'order-1' }} />);
      await user.click(await screen.findByRole('button', { name: /^增加数量/ }));
      const text = screen.getByRole('listitem').textContent;
      await user.click(screen.getByRole('button', { name: '加入购物车' }));
      await waitFor(() => expect(bodiesOf('memberCart/add').at(-1)).toMatchObject({ count: 2 }));
      const sku = skus.find(({ id }) => id === bodiesOf('memberCart/add').at(-1)?.skuId);
      expect(text).toContain(
        `您的价 ¥ ${formatAmount(sku?.discountPriceUnit ?? sku?.priceUnit ?? '')}/${sku?.name}`,
      );
      cleanup();
    }),
    { numRuns: 15 },
  );
});
