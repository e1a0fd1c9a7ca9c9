import { anOrderCard } from 'shared-kernel/testing';
import { documentsOf } from './order-documents';

const of = (externUrl: string | null, showElecDeliveryBtn: boolean) =>
  documentsOf(
    [anOrderCard({ orderInvoice: externUrl === null ? null : { externUrl }, showElecDeliveryBtn })],
    'https://shop.example',
  );

test('an order has the documents that its flags state', () => {
  expect(of(null, false)).toEqual([]);
  expect(of('/api/sale/mall/file/download/1', true)).toMatchObject([
    { kind: 'invoice', name: '发票', elsewhere: false },
    { kind: 'delivery', name: '出库单' },
  ]);
});

test('an invoice may be on an external site', () => {
  expect(of('https://invoices.example/1', false)).toMatchObject([{ elsewhere: true }]);
  expect(of('https://shop.example/1', false)).toMatchObject([{ elsewhere: false }]);
});
