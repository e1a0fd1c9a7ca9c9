import type { Approval, ApprovalHead } from 'shared-kernel/contracts';

export const anApprovalHead = (over: Partial<ApprovalHead> = {}): ApprovalHead => ({
  id: 'approval-1',
  no: 7,
  askerName: '钱采购',
  isOwn: false,
  status: 'waiting',
  reasons: ['金额达到 ¥ 100.00'],
  totalAmountUnit: '120.00',
  goodsCount: 1,
  createTime: '2026-11-20 10:00:00',
  digest: 'digest-1',
  mayDecide: true,
  ...over,
});

export const anApproval = (over: Partial<Approval> = {}): Approval => ({
  ...anApprovalHead(over),
  orderId: null,
  orderNo: null,
  problem: null,
  changes: [],
  goods: [
    {
      skuId: 'sku-1',
      productName: '凝胶',
      model: 'AL-1',
      unitName: '瓶',
      imageUrl: '/pictures/gel.webp',
      count: 12,
      priceUnit: '10.00',
      amountUnit: '120.00',
      gift: false,
      note: '送三号手术室',
    },
  ],
  delivery: ['王收货 13900000000 湖滨路 1 号'],
  remark: '',
  rebateAmountUnit: '0.00',
  steps: [['吴院长'], ['郑书记']],
  decisions: [],
  ...over,
});
