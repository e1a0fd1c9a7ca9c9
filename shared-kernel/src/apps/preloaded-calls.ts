// Written by `npm run generate` from what the apps state of themselves. Do not edit.
import type { Got, Posted, Shown } from '../contracts/stated-call';
import type { RouteQueries } from '.';

/** The calls that pages begin with. */
export type PreloadedCalls = [
  /** mf-account, /mine */
  Posted<'clientvip/info', Record<never, never>>,
  /** mf-account, /mine */
  Posted<'client/todo', Record<never, never>>,
  /** mf-account, /mine */
  Posted<'client/getClientAllCertList', Record<never, never>>,
  /** mf-account, /mine/qualificationManage */
  Posted<'client/getClientAllCertList', Record<never, never>>,
  /** mf-account, /mine/arrivalNotices */
  Posted<'product/arrival/list', Record<never, never>>,
  /** mf-account, /mine/colleagues */
  Posted<'colleague/list', Record<never, never>>,
  /** mf-account, /mine/accountSettings */
  Posted<'memberInfo/detail', { id: string }>,
  /** mf-account, /mine/accountSettings */
  Posted<'member/notification', Record<never, never>>,
  /** mf-account, /mine/accountSettings */
  Posted<'member/session/list', Record<never, never>>,
  /** mf-cart, /shoppingCar */
  Posted<'memberCart/page', { current: 1; pageSize: 1000 }>,
  /** mf-cart, /shoppingCar */
  Posted<'memberCart/page', { current: 1; pageSize: 1000; dealerCode: string }>,
  /** mf-cart, /shoppingCar */
  Posted<'dict/list', { groupCode: 'pay_method' }>,
  /** mf-cart, /shoppingCar */
  Posted<'client/dealers', Record<never, never>>,
  /** mf-cart, /shoppingCar */
  Posted<'client/consignee', Record<never, never>>,
  /** mf-cart, /shoppingCar */
  Posted<'client/consignee', { dealerId: string }>,
  /** mf-cart, /shoppingCar */
  Posted<'client/licences', Record<never, never>>,
  /** mf-cart, /shoppingCar/divideOrder */
  Posted<'memberCart/page', { current: 1; pageSize: 1000 }>,
  /** mf-cart, /shoppingCar/lists */
  Posted<'purchaseList/all', Record<never, never>>,
  /** mf-cart, /shoppingCar/list */
  Posted<'purchaseList/detail', { id: NonNullable<RouteQueries['/shoppingCar/list']['id']> }>,
  /** mf-cart, /shoppingCar/ask */
  Posted<'memberCart/page', { current: 1; pageSize: 1000 }>,
  /** mf-cart, /shoppingCar/request */
  Posted<'purchaseRequest/detail', { id: NonNullable<RouteQueries['/shoppingCar/request']['id']> }>,
  /** mf-cart, /shoppingCar/approval */
  Posted<'approval/detail', { id: NonNullable<RouteQueries['/shoppingCar/approval']['id']> }>,
  /** mf-cart, /shoppingCar/budgets */
  Posted<'budget/list', Record<never, never>>,
  /** mf-cart, /shoppingCar/askQuote */
  Posted<'memberCart/page', { current: 1; pageSize: 1000 }>,
  /** mf-cart, /shoppingCar/quote */
  Posted<'quote/detail', { id: NonNullable<RouteQueries['/shoppingCar/quote']['id']> }>,
  /** mf-catalog, /home */
  Posted<'banner/list', { position: 'index' }>,
  Shown<'banner/list', [], 'imageUrl'>,
  /** mf-catalog, /home */
  Posted<'banner/list', { position: 'index' }>,
  Shown<'banner/list', [], 'imageUrl'>,
  /** mf-catalog, /home */
  Posted<'product/all', { type: 2 }>,
  /** mf-catalog, /home */
  Posted<'product/catagories', { type: 1 }>,
  /** mf-catalog, /home */
  Posted<'banner/list', { position: 'ad' }>,
  /** mf-catalog, /home */
  Posted<'banner/list', { position: 'index2' }>,
  /** mf-catalog, /home */
  Posted<'order/bought/page', { dueFirst: true; current: 1; pageSize: 6 }>,
  /** mf-catalog, /home */
  Posted<'client/todo', Record<never, never>>,
  /** mf-catalog, /home */
  Posted<'clientvip/info', Record<never, never>>,
  /** mf-catalog, /home/all_product */
  Posted<'product/catagories', { type: 1 }>,
  /** mf-catalog, /home/all_product */
  Posted<
    'product/rows',
    {
      categoryId?:
        | NonNullable<RouteQueries['/home/all_product']['categoryId']>
        | NonNullable<RouteQueries['/home/all_product']['parentId']>;
      sort: 'default';
      current: 1;
      pageSize: 30;
    }
  >,
  /** mf-catalog, /home/all_product */
  Posted<
    'product/page',
    {
      categoryId?:
        | NonNullable<RouteQueries['/home/all_product']['categoryId']>
        | NonNullable<RouteQueries['/home/all_product']['parentId']>;
      sort: 'default';
      current: 1;
      pageSize: 8;
    }
  >,
  Shown<'product/page', ['list'], 'imageUrl'>,
  /** mf-catalog, /home/all_product */
  Posted<
    'product/facets',
    {
      categoryId?:
        | NonNullable<RouteQueries['/home/all_product']['categoryId']>
        | NonNullable<RouteQueries['/home/all_product']['parentId']>;
    }
  >,
  /** mf-catalog, /home/all_product */
  Posted<'memberCart/held', Record<never, never>>,
  /** mf-catalog, /home/contact_us */
  Posted<'client/customerqrcode', Record<never, never>>,
  /** mf-catalog, /home/detail */
  Posted<'product/detail', { id: NonNullable<RouteQueries['/home/detail']['id']>; productClientType: 2 }>,
  Shown<'product/detail', ['productSpu', 'files'], 'url'>,
  /** mf-catalog, /home/detail */
  Posted<'memberCart/held', Record<never, never>>,
  /** mf-catalog, /home/detail */
  Posted<'product/related', { id: NonNullable<RouteQueries['/home/detail']['id']> }>,
  /** mf-catalog, /home/surprise */
  Posted<'product/specialoffer/page', { current: 1; pageSize: 1000 }>,
  /** mf-catalog, /searchpage */
  Posted<
    'product/rows',
    { name?: NonNullable<RouteQueries['/searchpage']['name']>; sort: 'default'; current: 1; pageSize: 30 }
  >,
  /** mf-catalog, /searchpage */
  Posted<
    'product/page',
    { name?: NonNullable<RouteQueries['/searchpage']['name']>; sort: 'default'; current: 1; pageSize: 8 }
  >,
  Shown<'product/page', ['list'], 'imageUrl'>,
  /** mf-catalog, /searchpage */
  Posted<'product/facets', { name?: NonNullable<RouteQueries['/searchpage']['name']> }>,
  /** mf-orders, /orderCenter */
  Posted<'order/page', { webStatus: -1; current: 1; pageSize: 10 }>,
  /** mf-orders, /orderCenter */
  Posted<'order/count', Record<never, never>>,
  /** mf-orders, /orderCenter/orderDetail */
  Posted<'order/detail', { orderId: NonNullable<RouteQueries['/orderCenter/orderDetail']['id']> }>,
  /** mf-orders, ./latest-order */
  Posted<'order/latest', Record<never, never>>,
  /** shell, the app shell */
  Got<'memberCart/amount', Record<never, never>>,
  /** shell, the app shell */
  Posted<'message/unread', Record<never, never>>,
];
