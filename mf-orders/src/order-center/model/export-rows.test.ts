import type { ExportedOrder } from 'shared-kernel/contracts';
import { addAmounts } from 'shared-kernel/money';
import { anExportedOrder, anOrderItem } from 'shared-kernel/testing';
import { exportRows } from './export-rows';

const row = (orders: readonly ExportedOrder[]) => {
  const [columns = [], ...rows] = exportRows(orders);
  const place = (name: string) => {
    expect(columns).toContain(name);
    return columns.indexOf(name);
  };
  return {
    rows,
    cell: (index: number, name: string) => rows[index]?.[place(name)],
    sum: (name: string) =>
      addAmounts(
        ...rows.map((cells) => {
          const cell = cells[place(name)];
          return typeof cell === 'object' && cell ? cell.amount : '0';
        }),
      ),
  };
};

const bought = { ...anOrderItem({ rebateAmountUnit: '48.00', note: '手术室用' }), subOrderNo: null };
const gift = { ...anOrderItem({ id: 'gift', productName: '浓度测试卡', gift: true }), subOrderNo: null };

test('has a row per item, amounts as numbers, gifts without a price', () => {
  const { rows, cell } = row([anExportedOrder({ orderItems: [bought, gift] })]);
  expect(rows).toHaveLength(2);
  expect(cell(0, '订单号')).toBe('SO20240501001');
  expect(cell(0, '商品名称')).toBe('复合过氧乙酸消毒液');
  expect(cell(0, '数量')).toBe(20);
  expect(cell(0, '实付单价（元）')).toEqual({ amount: '347.40' });
  expect(cell(0, '优惠（元）')).toEqual({ amount: '772.00' });
  expect(cell(0, '金额（元）')).toEqual({ amount: '6948.00' });
  expect(cell(0, '返利抵扣（元）')).toEqual({ amount: '48.00' });
  expect(cell(0, '实付金额（元）')).toEqual({ amount: '6900.00' });
  expect(cell(0, '备注')).toBe('手术室用');
  expect(cell(1, '实付单价（元）')).toBeNull();
  expect(cell(1, '实付金额（元）')).toEqual({ amount: '0.00' });
  expect(cell(1, '赠品')).toBe('是');
});

test('names hospital, dealer, consignee, part, own number and invoice', () => {
  const to = { phone: '13900000000', address: '东街 1 号' };
  const { cell } = row([
    anExportedOrder({
      purchaseNo: 'CG-2026-018',
      dealerName: '江南经销',
      invoiceNo: 'FP1',
      destinations: [
        { ...to, subOrderNo: 'SO-1', name: '东院', hospitalName: '东湖医院' },
        { ...to, subOrderNo: 'SO-2', name: '西院', hospitalName: '西湖医院' },
      ],
      orderItems: [
        { ...bought, subOrderNo: 'SO-1' },
        { ...bought, id: 'second', subOrderNo: 'SO-2' },
      ],
    }),
  ]);
  expect(['采购单号', '经销商', '发票号'].map((name) => cell(1, name))).toEqual([
    'CG-2026-018',
    '江南经销',
    'FP1',
  ]);
  expect(['子订单号', '医院', '收货人'].map((name) => cell(0, name))).toEqual(['SO-1', '东湖医院', '东院']);
  expect(['子订单号', '医院', '收货人'].map((name) => cell(1, name))).toEqual(['SO-2', '西湖医院', '西院']);
});

test('every column of amounts adds up to the orders', () => {
  const orderPay = {
    payMethodName: '线下支付',
    productTotalAmountUnit: '15440.00',
    couponAmountUnit: '1544.00',
    rebateAmountUnit: '96.00',
    totalAmountUnit: '13800.00',
  };
  const order = anExportedOrder({
    orderPay,
    totalAmountUnit: '13800.00',
    receivedAmountUnit: '13000.00',
    refundedAmountUnit: '10.00',
    orderItems: [bought, { ...bought, id: 'second' }, gift],
  });
  const { sum } = row([order, { ...order, id: 'other', no: 'SO-2' }]);
  const twice = (amount: string) => addAmounts(amount, amount);
  expect(sum('优惠（元）')).toBe(twice(orderPay.couponAmountUnit));
  expect(sum('返利抵扣（元）')).toBe(twice(orderPay.rebateAmountUnit));
  expect(sum('实付金额（元）')).toBe(twice(orderPay.totalAmountUnit));
  expect(sum('订单商品总额（元）')).toBe(twice(orderPay.productTotalAmountUnit));
  expect(sum('订单实付合计（元）')).toBe(twice(orderPay.totalAmountUnit));
  expect(sum('订单已收款（元）')).toBe('26000.00');
  expect(sum('订单已退款（元）')).toBe('20.00');
});

test('a new order leaves its cells empty', () => {
  const { cell } = row([anExportedOrder({ operationLog: null })]);
  expect([cell(0, '最近操作时间'), cell(0, '最近操作')]).toEqual([null, null]);
});
