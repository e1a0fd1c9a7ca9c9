/**
 * Business constants (docs/specification.md#limits). Milliseconds, seconds, pieces and bytes are named in the
 * key.
 */
export const limits = {
  requestTimeoutMs: 120_000,
  downloadTimeoutMs: 60_000,
  papersTimeoutMs: 900_000,
  papersAtOnce: 500,
  bannerAutoplayMs: 6_000,
  toastMs: 3_000,
  toastWithActionsMs: 6_000,
  verifyCodeCountdownS: 60,
  rebateCountdownS: 5,
  orderPageSizes: [10, 20, 30, 40],
  orderPageSize: 10,
  catalogueGridSize: 8,
  listProducts: 30,
  productsPerSlide: 4,
  comparedProducts: 4,
  productAreas: 4,
  categoryChips: 5,
  maxPageSize: 1000,
  logisticsCollapsed: 2,
  backToTopPx: 500,
  mobileBreakpointPx: 992,
  maxQuantity: 999_999_999_999_999,
  minCartQuantity: 1,
  cartLines: 1000,
  arrivalNotices: 200,
  colleagues: 200,
  colleagueNameMax: 20,
  invitationDays: 7,
  purchaseLists: 100,
  purchaseListLines: 1000,
  purchaseListNameMax: 30,
  mergedRequests: 200,
  approvalRules: 50,
  approvalSteps: 5,
  budgets: 200,
  departmentMax: 30,
  requestReasonMax: 200,
  quoteNoteMax: 300,
  quoteLines: 200,
  waitingQuotes: 50,
  passwordMin: 6,
  passwordMax: 20,
  thumbnailsPerScroll: 6,
  cachedPages: 30,
  remarkMax: 500,
  purchaseNoMax: 50,
  reasonMax: 200,
  reportPictures: 3,
  lineNoteMax: 100,
  uploadMaxBytes: 20 * 1024 * 1024,
} as const;

/** Extensions of files that may be uploaded (docs/specification.md#upload-rules). */
export const uploadExtensions = ['pdf', 'png', 'jpg', 'jpeg'] as const;

/** 11 digits starting with 1 (docs/specification.md#limits). */
export const phonePattern = /^1\d{10}$/;

/**
 * A new password has letters and digits (docs/specification.md#password-reset); its length is validated
 * separately, with its own message.
 */
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d).+$/;
