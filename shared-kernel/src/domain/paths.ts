type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

export type MineMenu = 'news_center' | 'my_order' | 'my_member' | 'my_message' | 'my_rights';

export const certificateKinds = [
  'jingyingzizhi',
  'zigezhengshu',
  'xukezheng',
  'beianpingzheng',
  'shipinanquan',
  'ylqxsc',
] as const;

export type CertificateKind = (typeof certificateKinds)[number];

export interface GiftBagQuery {
  orderId: string;
  showBuyMore?: boolean;
  /** The gift pack's order id (`firstGiftPacksOrderId` or `maxGiftPacksOrderId`). */
  id?: string | null;
  maxGiftPacksAmount?: string | null;
  orderGiftMaxQty?: number | null;
  firstOrderGiftMaxQty?: number | null;
  firstOrderExpireDate?: string | null;
}

interface GiftBagDetailQuery {
  id: string;
  /** The order that earned the pack; with `showBuyMore` its products to buy more of are listed. */
  orderId?: string | undefined;
  showBuyMore?: boolean;
}

/** Every route of the shop (section 2), as full paths; functions where a route takes a query. */
export const paths = {
  root: '/',
  home: '/home',
  login: (redirect?: string) => withQuery('/login', { redirect }),
  productDetail: (id: string) => withQuery('/home/detail', { id }),
  allProduct: (query: { parentId?: string; categoryId?: string; title?: string } = {}) =>
    withQuery('/home/all_product', query),
  surprise: '/home/surprise',
  contactUs: '/home/contact_us',
  /** With `skuId`, the line that "buy now" has just put into the cart is brought into view. */
  shoppingCar: (skuId?: string) => withQuery('/shoppingCar', { skuId }),
  divideOrder: '/shoppingCar/divideOrder',
  quickOrder: '/shoppingCar/quickOrder',
  giftBag: (query: GiftBagQuery) => withQuery('/shoppingCar/giftbag', { ...query }),
  giftBagDetail: (query: GiftBagDetailQuery) => withQuery('/shoppingCar/giftbagdetail', { ...query }),
  giftBagQtyDetail: (query: GiftBagDetailQuery) => withQuery('/shoppingCar/giftbagqtydetail', { ...query }),
  orderCenter: '/orderCenter',
  orderDetail: (id: string) => withQuery('/orderCenter/orderDetail', { id }),
  mine: (currentMenu?: MineMenu) => withQuery('/mine', { currentMenu }),
  qualificationManage: '/mine/qualificationManage',
  addressBook: '/mine/addressBook',
  accountSettings: '/mine/accountSettings',
  certificate: (certificate?: CertificateKind) => withQuery('/certificate', { certificate }),
  clause: '/clause',
  privacy: '/privacy',
  contactus: '/contactus',
  searchPage: (name?: string) => withQuery('/searchpage', { name }),
  waiting: '/waiting',
  notFound: '/404',
} as const;
