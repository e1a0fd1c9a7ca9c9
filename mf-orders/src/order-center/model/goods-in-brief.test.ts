import { anOrderItem } from 'shared-kernel/testing';
import { goodsInBrief } from './goods-in-brief';

test('the first product that was bought, and how many kinds there are', () => {
  const items = [
    anOrderItem({ skuId: 'card', productName: '测试卡', gift: true }),
    anOrderItem({ skuId: 'gel', productName: '凝胶' }),
    anOrderItem({ skuId: 'gel', productName: '凝胶' }),
    anOrderItem({ skuId: 'mask', productName: '口罩' }),
  ];
  expect(goodsInBrief(items)).toEqual({ name: '凝胶', kinds: 3 });
  expect(goodsInBrief(items.slice(0, 1))).toEqual({ name: '测试卡', kinds: 1 });
  expect(goodsInBrief([])).toEqual({ name: '', kinds: 0 });
});
