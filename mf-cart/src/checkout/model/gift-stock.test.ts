import { aCartGift, aCartSkuConsignee } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../../testing/builders';
import { giftStockWarning } from './gift-stock';
import { summaryOf } from './order-summary';

const summary = (stockQty: number, counts: readonly number[]) => {
  const gifts = [aCartGift({ code: 'card', count: 0, stockQty })];
  const deliveries = counts.map((count, index) =>
    aCartSkuConsignee({
      id: `d${index}`,
      consigneeId: `c${index}`,
      count,
      giftSkus: [{ code: 'card', count }],
    }),
  );
  return summaryOf({
    cart: [aProductWith([aLine({ gifts, cartSkuConsignees: deliveries })])],
    split: true,
    address: null,
    dealerName: null,
    payWayName: '',
    businessStock: false,
    remark: '',
    purchaseNo: '',
    giftChoices: {},
    rebate: '0.00',
  });
};

test('gifts in stock pass, summed over all addresses', () => {
  expect(giftStockWarning(summary(7, [3, 4]))).toBeNull();
});

test('a gift chosen beyond its stock is named, with the stock', () => {
  expect(giftStockWarning(summary(6, [3, 4]))).toBe(
    '赠品“浓度测试卡”库存仅剩 6\u00a0盒，本单选了 7\u00a0盒，请减少后再提交',
  );
});
