import { aCartGift } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../../testing/builders';
import { lineNamed } from './line-named';

const cart = [
  aProductWith([aLine({ id: 'a', skuId: 'gloves', gifts: [] })], { name: '手套' }),
  aProductWith(
    [
      aLine({ id: 'b', skuId: 'box', selected: false, gifts: [] }),
      aLine({ id: 'c', skuId: 'case', gifts: [aCartGift({ name: '浓度测试卡' })] }),
    ],
    { name: '检查手套' },
  ),
];

test.each([
  ['“手套”库存不足，请调整数量后再提交', 'gloves'],
  ['“检查手套”库存不足，请调整数量后再提交', 'case'],
  ['赠品“浓度测试卡”库存仅剩 3 盒', 'case'],
  ['请选择付款方式', null],
])('%s leads to %s', (text, skuId) => {
  expect(lineNamed(text, cart)).toBe(skuId);
});
