import { aLogisticsEntry } from 'shared-kernel/testing';
import { parcelsOf } from './parcels';

test('entries are grouped by parcel, the latest moved first', () => {
  const [delivered, sent, other] = [
    aLogisticsEntry({ trackingNo: 'B', subOrderNo: 'SO-2', logisticsContent: '已签收' }),
    aLogisticsEntry({ trackingNo: 'A', logisticsContent: '已发出' }),
    aLogisticsEntry({ trackingNo: 'B', subOrderNo: 'SO-2', logisticsContent: '已发出' }),
  ];
  expect(parcelsOf([delivered, sent, other].filter((entry) => entry !== undefined))).toEqual([
    { carrier: '安澜物流', trackingNo: 'B', subOrderNo: 'SO-2', entries: [delivered, other] },
    { carrier: '安澜物流', trackingNo: 'A', subOrderNo: null, entries: [sent] },
  ]);
});

test('the same number of two carriers is two parcels', () => {
  expect(parcelsOf([aLogisticsEntry({ carrier: '甲' }), aLogisticsEntry({ carrier: '乙' })])).toHaveLength(2);
});
