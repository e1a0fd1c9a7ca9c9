import type { PurchaseRequest, PurchaseRequestHead, PurchaseRequestLine } from 'shared-kernel/contracts';
import { requestLineStates } from 'shared-kernel/domain';

/** A line that waits. */
export const aRequestLine = (over: Partial<PurchaseRequestLine> = {}): PurchaseRequestLine => ({
  id: 'gel',
  version: 1,
  skuId: `sku-of-${over.id ?? 'gel'}`,
  productId: `product-of-${over.id ?? 'gel'}`,
  productName: '凝胶',
  model: 'AL-1',
  imageUrl: '/pictures/gel.webp',
  unitName: '瓶',
  askedCount: 3,
  count: 3,
  openCount: 3,
  note: '',
  seenPriceUnit: '10.00',
  priceUnit: '10.00',
  state: 'open',
  cartOwnerName: null,
  answer: '',
  answererName: null,
  answerTime: null,
  orders: [],
  ...over,
});

const noStates = { open: 0, inCart: 0, ordered: 0, refused: 0, withdrawn: 0 };

export const aRequestHead = (over: Partial<PurchaseRequestHead> = {}): PurchaseRequestHead => ({
  id: 'request-1',
  no: 12,
  applicantName: '陈护士长',
  isOwn: false,
  department: '手术室',
  reason: '周四两台手术',
  wantedDate: '2026-12-03',
  createTime: '2026-11-20 10:00:00',
  lineCount: 1,
  states: { ...noStates, open: 1 },
  amountUnit: '30.00',
  ...over,
});

export function aPurchaseRequest(
  lines: readonly PurchaseRequestLine[],
  over: Partial<PurchaseRequest> = {},
): PurchaseRequest {
  const states = { ...noStates };
  for (const state of requestLineStates) states[state] = lines.filter((line) => line.state === state).length;
  return { ...aRequestHead({ lineCount: lines.length, states }), lines: [...lines], ...over };
}
