import type { Quote, QuoteHead, QuoteLine } from 'shared-kernel/contracts';

/** A line at 8.50 in place of 10.00. */
export const aQuoteLine = (over: Partial<QuoteLine> = {}): QuoteLine => ({
  id: 'gel',
  skuId: `sku-of-${over.id ?? 'gel'}`,
  productId: `product-of-${over.id ?? 'gel'}`,
  productName: '凝胶',
  model: 'AL-1',
  imageUrl: '/pictures/gel.webp',
  unitName: '瓶',
  count: 10,
  note: '',
  listPriceUnit: '10.00',
  quotedPriceUnit: '8.50',
  remark: '',
  canOrder: true,
  cartOwnerName: null,
  order: null,
  ...over,
});

export const aQuoteHead = (over: Partial<QuoteHead> = {}): QuoteHead => ({
  id: 'quote-1',
  no: 3,
  askerName: '王敏',
  isOwn: true,
  state: 'answered',
  note: '年度采购',
  answer: '',
  validUntil: '2099-12-01',
  createTime: '2026-11-20 10:00:00',
  answerTime: '2026-11-21 10:00:00',
  lineCount: 1,
  listAmountUnit: '100.00',
  quotedAmountUnit: '85.00',
  ...over,
});

export const aQuote = (lines: readonly QuoteLine[], over: Partial<QuoteHead> = {}): Quote => {
  const head = aQuoteHead({ lineCount: lines.length, ...over });
  return { ...head, lines: [...lines] };
};
