import type { Breakage } from '../breakage';
import { whenDrawn } from './on-the-page';

/** A page that is broken for those who sit there in another way. */
export const inWays: readonly Breakage[] = [
  {
    name: 'throws-on-phones',
    does: 'the cart throws on every phone',
    app: 'mf-cart',
    edits: [whenDrawn("if (innerWidth < 600) throw new Error('on phones');")],
    by: 'smoke',
    says: /at 390 px.*(on phones|此页面暂时无法打开)/,
  },
  {
    name: 'throws-in-large-type',
    does: 'the cart throws in 大字',
    app: 'mf-cart',
    edits: [
      whenDrawn(
        "if (document.documentElement.hasAttribute('data-large-type')) throw new Error('in large type');",
      ),
    ],
    by: 'smoke',
    says: /大字.*(in large type|此页面暂时无法打开)/,
  },
  {
    name: 'throws-in-high-contrast',
    does: 'the cart throws in 高对比',
    app: 'mf-cart',
    edits: [
      whenDrawn(
        "if (document.documentElement.hasAttribute('data-high-contrast') && innerWidth > 600) throw new Error('in high contrast');",
      ),
    ],
    by: 'smoke',
    says: /高对比.*(in high contrast|此页面暂时无法打开)/,
  },
  {
    name: 'throws-when-empty',
    does: 'the cart throws when it is empty',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/cart-screen.tsx',
        find: '  const cards = mayOrder && (',
        put: "  if (isEmpty) throw new Error('empty cart');\n  const cards = mayOrder && (",
      },
    ],
    by: 'smoke',
    says: /as newcomer1.*(empty cart|此页面暂时无法打开)/,
  },
  {
    name: 'empty-without-a-way-on',
    does: 'an empty cart does not lead to quick order',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/cart/cart-tools.tsx',
        find: "<ButtonLink to={pathTo('/shoppingCar/quickOrder')}>快速下单</ButtonLink>",
        put: "{cart?.length !== 0 && <ButtonLink to={pathTo('/shoppingCar/quickOrder')}>快速下单</ButtonLink>}",
      },
    ],
    by: 'smoke',
    says: /as newcomer1.*has no link 「快速下单」/,
  },
];
