import type { Breakage, Edit } from '../breakage';

const cart = 'mf-cart/src/cart-screen.tsx';
const beginning = "usePageTitle('购物车');\n";
const known = '  const knowsDealer =';

/** No order has a link to follow it up. */
export const withoutFollowUp: Edit = {
  file: 'mf-orders/src/components/order-actions.tsx',
  find: '        target="_blank"\n',
  put: '        style={{ display: "none" }}\n        target="_blank"\n',
};

/** A page that its buyer does not see, or not whole. */
export const inPages: readonly Breakage[] = [
  {
    name: 'throws-on-render',
    does: 'the cart throws whenever it is drawn',
    app: 'mf-cart',
    edits: [
      {
        file: cart,
        find: beginning,
        put: `${beginning}  if (Date.now() > 0) throw new Error('broken cart');\n`,
      },
    ],
    by: 'smoke',
    says: /\/shoppingCar.*(broken cart|此页面暂时无法打开)/,
  },
  {
    name: 'throws-on-import',
    does: 'the remote throws when it is imported',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/app.tsx',
        find: 'const CartScreen =',
        // The build, which draws the app shell, has no window that could be seen.
        put: "if (globalThis.document?.visibilityState) throw new Error('on import');\nconst CartScreen =",
      },
    ],
    by: 'smoke',
    says: /\/shoppingCar.*(on import|此页面暂时无法打开)/,
  },
  {
    name: 'throws-for-chains',
    does: 'the cart throws for client type 5 only',
    app: 'mf-cart',
    edits: [
      { file: cart, find: known, put: `  if (clientType === 5) throw new Error('chains alone');\n${known}` },
    ],
    by: 'smoke',
    says: /as chain5.*(chains alone|此页面暂时无法打开)/,
  },
  {
    name: 'shows-nothing',
    does: 'the cart draws nothing',
    app: 'mf-cart',
    edits: [
      {
        file: cart,
        find: '  return (\n    <Page>\n',
        put: '  if (cart) return null;\n  return (\n    <Page>\n',
      },
    ],
    by: 'smoke',
    says: /\/shoppingCar.*nothing is shown/,
  },
  {
    name: 'never-comes',
    does: "a screen's code waits for something that never comes",
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/app.tsx',
        find: "import('./order-center/order-center-screen')",
        put: 'new Promise<never>(() => {})',
      },
    ],
    by: 'smoke',
    says: /\/orderCenter.*(nothing is shown|此页面暂时无法打开|加载失败)/,
  },
  {
    name: 'without-goods',
    does: 'the cart has its heading, and no goods',
    app: 'mf-cart',
    edits: [
      {
        file: cart,
        find: '      {cart && (\n        <CartContents',
        put: '      {cart && !cart && (\n        <CartContents',
      },
    ],
    by: 'smoke',
    says: /\/shoppingCar.*than the live one/,
  },
  {
    name: 'without-products',
    does: 'lists of products are empty',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/src/components/product-grid.tsx',
        find: '{products?.map((product, place)',
        put: '{products?.slice(0, 0).map((product, place)',
      },
    ],
    by: 'smoke',
    says: /than the live one/,
  },
  {
    name: 'without-order-buttons',
    does: 'an order has no way to follow it up',
    app: 'mf-orders',
    edits: [withoutFollowUp],
    by: 'smoke',
    says: /「跟进订单 #」.*is hidden/,
  },
  {
    name: 'without-prices',
    does: 'products have no prices',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/src/components/product-card.tsx',
        find: '<Price {...price} isBuyer={isBuyer} />',
        put: '{null}',
      },
    ],
    by: 'smoke',
    says: /than the live one/,
  },
  {
    name: 'broken-pictures',
    does: 'pictures of products point to files that are not there',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/src/components/product-card.tsx',
        find: '<ProductPicture src={imageUrl}',
        put: "<ProductPicture src={imageUrl.concat('.gone')}",
      },
    ],
    by: 'smoke',
    says: /\.gone.* is 404|pictures/,
  },
  {
    name: 'slot-throws',
    does: 'the view of orders in the user centre throws',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/latest-order.tsx',
        find: '  return <LatestOrderView />',
        put: "  if (Date.now() > 0) throw new Error('broken view');\n  return <LatestOrderView />",
      },
    ],
    by: 'smoke',
    says: /\/mine.*(broken view|加载失败)/,
  },
  {
    name: 'asks-wrongly',
    does: 'the cart asks the API for what it refuses',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/api/use-followed.ts',
        find: 'useCall<Path>(path, request',
        put: "useCall<Path>(path, { ...Object(request), current: 'first' } as never",
      },
    ],
    by: 'smoke',
    says: /\/orderCenter.*(加载失败|refuses|than the live one)/,
  },
];
