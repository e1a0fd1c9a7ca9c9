import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { formatAmount } from 'shared-kernel/money';
import { anOrderableProduct, aProductSku, fakeApi, renderScreen } from 'shared-kernel/testing';
import { BuyMoreRow } from './buy-more-row';

test('the chosen unit’s own price is shown, and that unit goes into the cart', async () => {
  const someUnits = fc.uniqueArray(fc.integer({ min: 100, max: 900_000 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(someUnits, fc.nat({ max: 3 }), fc.boolean(), async (prices, pick, isReduced) => {
      const skus = prices.map((price, place) =>
        aProductSku({
          id: `sku-${place}`,
          name: `单位${place}`,
          priceUnit: (price / 100).toFixed(2),
          discountPriceUnit: isReduced ? (price / 200).toFixed(2) : null,
        }),
      );
      const sku = skus[pick % skus.length] ?? aProductSku();
      const { bodiesOf } = fakeApi({ 'memberCart/add': () => ({ amount: 1 }) });
      const { user, container } = renderScreen(
        <BuyMoreRow product={anOrderableProduct({ productSkues: skus })} />,
      );
      const choice = screen.queryByRole('combobox');
      if (choice) await user.selectOptions(choice, sku.name);
      await user.click(screen.getByRole('button', { name: /^增加数量/ }));
      expect(container).toHaveTextContent(sku.name);
      expect(container).toHaveTextContent(
        `您的价 ¥ ${formatAmount(sku.discountPriceUnit ?? sku.priceUnit ?? '')}`,
      );
      await user.click(screen.getByRole('button', { name: /加入购物车$/ }));
      await waitFor(() => expect(bodiesOf('memberCart/add').at(-1)).toEqual({ skuId: sku.id, count: 2 }));
      cleanup();
    }),
    { numRuns: 15 },
  );
});
