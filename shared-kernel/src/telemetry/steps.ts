/**
 * The counted steps, each with its data: ids of goods and numbers, never of a person, and nothing typed
 * (docs/decisions/access.md#steps-are-counted-without-persons).
 */
export interface Steps {
  'page-view': undefined;
  login: { clientType: number };
  logout: undefined;
  search: { length: number };
  'product-view': { productId: string };
  'cart-add': { skuId: string; count: number; alone?: boolean };
  'cart-add-batch': { rows: number };
  'order-placed': { lines: number; split: boolean };
  'order-cancel': undefined;
  'contract-upload': undefined;
  'gift-pack-submit': undefined;
  'banner-shown': { bannerId: string; position: string };
  'banner-click': { bannerId: string; position: string };
  'gift-shown': { waiting: number };
  'gift-click': { waiting: number };
  'last-good-version': { app: string; from: string; to: string };
  'call-failed': { call: string; kind: string; code: string | null; status: number | null };
  'call-done': { call: string };
  'policy-violation': { directive: string; blocked: string; source: string; line: number };
}
