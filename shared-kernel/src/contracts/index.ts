export type { LoginReply, LoginSession, ProductView, UserInfo } from './account';
export { apiVersion } from './api-version';
export type { AccountApplication } from './application';
export type { Approval, ApprovalHead, ApprovalRule } from './approval';
export type { ApprovalDecision } from './approval-decision';
export type { Budget } from './budget';
export type { Call, CallKind } from './call';
export {
  type CallPath,
  type Calls,
  type CheckPath,
  calls,
  type ParsedRequestOf,
  type PathOf,
  type ReadPath,
  type ReadRequestOf,
  type ReplyOf,
  type RequestOf,
} from './calls';
export type {
  BatchResult,
  BatchRow,
  CartGift,
  CartLine,
  CartQuote,
  CartSkuConsignee,
  GiftSku,
  MemberCartSku,
} from './cart';
export type {
  ArrivalNotice,
  Banner,
  Category,
  Device,
  FacetCounts,
  FittingProducts,
  OrderableProduct,
  PayWay,
  Product,
  ProductDetail,
  ProductGroup,
  ProductRow,
  ProductSku,
  ProductSpu,
  SearchReading,
  Subcategory,
} from './catalogue';
export type { Consignee, Dealer, Hospital, LicenceProblem, Qualification, RebateInfo } from './client';
export type { Colleague, Invitation } from './colleague';
export {
  countedEnvelope,
  type FailureEnvelope,
  failureEnvelope,
  type Refusal,
  successEnvelope,
} from './envelope';
export type { GiftPackInfo, GiftRow } from './gift-pack';
export type { Message, VipInfo, VipProductUnits, VipRightsTable } from './member';
export {
  type MessageChannel,
  type MessageChoice,
  type MessageTopic,
  messageChannels,
  messageTopics,
} from './notification';
export type {
  CancelRequest,
  ExportedOrder,
  LogisticsEntry,
  OperationLog,
  Order,
  OrderCard,
  OrderConsignee,
  OrderContract,
  OrderDestination,
  OrderItem,
  OrderPay,
  OrderPayment,
  SubOrder,
} from './order';
export type { AgreedOrder, PaperKind, SubmitOrder } from './order-calls';
export type { Parcel, ParcelLine, ParcelReport } from './parcel';
export type { ListGoods, PurchaseList, PurchaseListHead, PurchaseListLine } from './purchase-list';
export type {
  LeftRequestLine,
  PurchaseRequest,
  PurchaseRequestHead,
  PurchaseRequestLine,
  RequestOrder,
} from './purchase-request';
export type { Quote, QuoteHead, QuoteLine, QuoteScope, QuoteState } from './quote';
export { mayMake, rolesFor, rolesOfCalls } from './roles';
export { freshFor, type MadeStaleBy, madeStaleBy, type ReadPattern, type StaleAfter } from './staleness';
export type { Statement, StatementEntry } from './statement';
export type { StoredInBrowser } from './stored-in-browser';
export type { TelemetryEvent } from './telemetry';
