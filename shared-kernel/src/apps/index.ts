// Written by `npm run generate` from what the apps state of themselves. Do not edit.
import type * as account from './mf-account';
import type * as cart from './mf-cart';
import type * as catalog from './mf-catalog';
import type * as orders from './mf-orders';
import type * as shell from './shell';

type NoQuery = Readonly<Record<string, never>>;
type NoProps = Readonly<Record<never, never>>;

/** The routes of all apps, each with what its query may hold. */
export interface RouteQueries {
  /** 用户中心 */
  '/mine': account.UserCenterQuery;
  /** 关联单位列表 */
  '/mine/qualificationManage': NoQuery;
  /** 收货地址 */
  '/mine/addressBook': NoQuery;
  /** 到货通知 */
  '/mine/arrivalNotices': NoQuery;
  /** 对账单 */
  '/mine/statement': account.StatementQuery;
  /** 同事与角色 */
  '/mine/colleagues': NoQuery;
  /** 账号设置 */
  '/mine/accountSettings': NoQuery;
  /** 购物车 */
  '/shoppingCar': cart.CartQuery;
  /** 拆分配送 */
  '/shoppingCar/divideOrder': NoQuery;
  /** 快速下单 */
  '/shoppingCar/quickOrder': NoQuery;
  /** 采购清单 */
  '/shoppingCar/lists': NoQuery;
  /** 采购清单 */
  '/shoppingCar/list': cart.PurchaseListQuery;
  /** 填写采购申请 */
  '/shoppingCar/ask': NoQuery;
  /** 采购申请 */
  '/shoppingCar/requests': cart.PurchaseRequestsQuery;
  /** 采购申请 */
  '/shoppingCar/request': cart.PurchaseRequestQuery;
  /** 审批 */
  '/shoppingCar/approvals': cart.ApprovalsQuery;
  /** 审批 */
  '/shoppingCar/approval': cart.ApprovalQuery;
  /** 审批规则 */
  '/shoppingCar/approvalRules': NoQuery;
  /** 预算 */
  '/shoppingCar/budgets': NoQuery;
  /** 询价 */
  '/shoppingCar/askQuote': NoQuery;
  /** 我的询价 */
  '/shoppingCar/quotes': cart.QuotesQuery;
  /** 询价 */
  '/shoppingCar/quote': cart.QuoteQuery;
  /** 配置礼包 */
  '/shoppingCar/giftbag': cart.GiftPackQuery;
  /** 礼包明细 */
  '/shoppingCar/giftbagdetail': cart.GiftPackDetailQuery;
  /** 礼包明细 */
  '/shoppingCar/giftbagqtydetail': cart.GiftPackDetailQuery;
  /** 首页 */
  '/home': NoQuery;
  /** 商品分类 */
  '/home/all_product': catalog.CategoryQuery;
  /** 商品对比 */
  '/home/compare': catalog.CompareQuery;
  /** 联系我们 */
  '/home/contact_us': NoQuery;
  /** 商品详情 */
  '/home/detail': catalog.ProductQuery;
  /** 惊喜专区 */
  '/home/surprise': NoQuery;
  /** 搜索 */
  '/searchpage': catalog.SearchQuery;
  /** 订单中心 */
  '/orderCenter': orders.OrderListQuery;
  /** 订单详情 */
  '/orderCenter/orderDetail': orders.OrderQuery;
  /** 登录 */
  '/login': shell.LoginQuery;
  /** 申请开户 */
  '/apply': NoQuery;
  /** 资质证照 */
  '/certificate': shell.CertificateQuery;
  /** 使用条款 */
  '/clause': NoQuery;
  /** 隐私声明 */
  '/privacy': NoQuery;
  /** 联系我们 */
  '/contactus': NoQuery;
  /** 敬请期待 */
  '/waiting': NoQuery;
  /** 页面不存在 */
  '/404': NoQuery;
}

/** The views that one app shows of another, by `<app without mf->/<expose>`, each with its props. */
export interface SlotContracts {
  'cart/address-book': NoProps;
  'cart/add-to-list': cart.AddToListProps;
  'cart/goods-table': cart.GoodsTableProps;
  'orders/instead-of': orders.InsteadOfProps;
  'orders/order-list': NoProps;
  'orders/latest-order': NoProps;
  'shell/bind-email': shell.BindEmailProps;
  'shell/change-password': shell.ChangePasswordProps;
  'shell/contact': NoProps;
}
