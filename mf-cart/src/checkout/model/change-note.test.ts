import { aLine, aProductWith } from '../../testing/builders';
import { changeNote } from './change-note';
import { summaryOf } from './order-summary';

const agreed = summaryOf({
  cart: [aProductWith([aLine({ id: 'a', count: 5, unitName: '箱' })], { name: '消毒液' })],
  split: false,
  address: { id: 'c1', name: '张老师', phone: '13800000000', address: '滨河路 18 号', hospitalName: null },
  dealerName: null,
  payWayName: '线下支付',
  businessStock: false,
  remark: '',
  purchaseNo: '',
  giftChoices: {},
  rebate: '0.00',
});
const ofA = { skuId: 'sku-of-a', productName: '消毒液' };

test.each([
  [{ what: 'quantity', ...ofA, before: '5', after: '50' }, ['消毒液 数量', '5\u00a0箱', '50\u00a0箱']],
  [{ what: 'quantity', ...ofA, before: '5', after: '0' }, ['消毒液 数量', '5\u00a0箱', '已移除']],
  [
    { what: 'quantity', skuId: 'new', productName: '口罩', before: '0', after: '3' },
    ['口罩 数量', '未选购', '3'],
  ],
  [
    { what: 'price', ...ofA, before: '347.40', after: '1360.00' },
    ['消毒液 单价', '¥\u00a0347.40', '¥\u00a01,360.00'],
  ],
  [{ what: 'note', ...ofA, before: '', after: '三号手术室' }, ['消毒液 备注', '无', '三号手术室']],
  [{ what: 'consignee', before: '张老师 旧址', after: '' }, ['收货信息', '张老师 旧址', '地址已删除']],
  [{ what: 'rebate', before: '20.00', after: '0.00' }, ['返利抵扣', '¥\u00a020.00', '¥\u00a00.00']],
] as const)('%o is shown before and after', (change, [what, before, after]) => {
  expect(changeNote(change, agreed)).toEqual({ what, before, after });
});
