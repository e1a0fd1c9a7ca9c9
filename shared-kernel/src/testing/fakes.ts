// Fakes without a test runner: a standalone page uses them instead of an API (`npm run dev -- mf-cart
// --fake`).

export { aMessage, aSession, aVipInfo } from './builders/account';
export { aCartGift, aCartLine, aCartSkuConsignee, aMemberCartSku } from './builders/cart';
export {
  aBanner,
  aCategory,
  anOrderableProduct,
  aPayWay,
  aProduct,
  aProductDetail,
  aProductGroup,
  aProductRow,
  aProductSku,
  aProductSpu,
} from './builders/catalogue';
export {
  aConsignee,
  aDealer,
  aHospital,
  aLicenceProblem,
  aQualification,
  aRebateInfo,
} from './builders/client';
export {
  aGiftPackInfo,
  aGiftRow,
  aLogisticsEntry,
  anExportedOrder,
  anOrder,
  anOrderCard,
  anOrderItem,
  anOrderPayment,
} from './builders/order';
export { aStatement, aStatementEntry } from './builders/statement';
export {
  breakNetwork,
  type FakeAnswers,
  type FakeRequest,
  fakeApi,
  holdAnswer,
  neverReply,
  refuse,
} from './fake-api';
