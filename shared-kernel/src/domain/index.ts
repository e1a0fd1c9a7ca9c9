export {
  type ApprovalScope,
  type ApprovalStatus,
  approvalScopes,
  approvalStatuses,
  approvalStatusNames,
} from './approval';
export { type ClientType, clientType, clientTypes, hasContract, isChain, needsDealer } from './client-type';
export { type Company, company, servicePhoneHref } from './company';
export { contactPhoneMax, contactPhoneProblem, readContactPhone } from './contact-phone';
export { qysStatus, signAction } from './contract-sign';
export { type EnvelopeCode, envelopeCodes } from './envelope-codes';
export { formatCount, unbroken } from './format-count';
export { newIdempotencyKey } from './idempotency-key';
export { type LackingLicence, licenceText } from './licence';
export { limits, passwordPattern, phonePattern, uploadExtensions } from './limits';
export {
  allows,
  isBeforeReview,
  isClosed,
  isOlder,
  isOver,
  isShipped,
  leadsTo,
  mayBeUnderWay,
  mayMove,
  orderProgress,
  orderStatuses,
  orderSteps,
  orderTabs,
  shippedStatuses,
  statusColour,
  statusesIn,
  statusesInTab,
  statusesWaitingFor,
  statusName,
  statusNote,
  webStatuses,
} from './order-status';
export {
  type BuyerAction,
  type OrderStatus,
  orderStatus,
  orderTab,
  type ProviderAction,
  type StatusColour,
  type WaitingFor,
  type WebStatus,
} from './order-status-table';
export { pathTo, type RoutePath } from './path-to';
export { dayText, type Period, recentPeriods } from './period';
export { phoneDigits } from './phone-digits';
export { narrowPictureOf, srcSetOf } from './picture-sources';
export { printProblem } from './printable';
export {
  categoryType,
  type ProductStatus,
  productStatus,
  productStatuses,
  type StockState,
  stockStateNames,
  stockStates,
  webProductClientType,
} from './product';
export { type ChosenFacets, type ProductFacet, productFacets } from './product-facets';
export {
  type RequestLineState,
  type RequestScope,
  requestLineStateNames,
  requestLineStates,
  requestScopes,
} from './purchase-request';
export { auditColour, auditStatus, mayUploadCertificate } from './qualification';
export { type QuantityProblem, quantityProblemTexts, type ReadQuantity, readQuantity } from './read-quantity';
export { knownRoles, type Role, roleNames, roles, rolesText } from './role';
export { safeRedirect } from './safe-redirect';
export { searchMatches, type TextPiece, wordsOf } from './search-matches';
export { type Shortage, shortageText } from './shortage-text';
export { type VipLevel, vipLevelNames } from './vip';
export { contractBusType, parcelBusType, payMethodGroup, voucherBusType } from './wire-constants';
