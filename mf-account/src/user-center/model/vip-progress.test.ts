import { aVipInfo } from 'shared-kernel/testing';
import { vipProgress } from './vip-progress';

test('the progress is the current units divided by those of the next level', () => {
  expect(vipProgress(aVipInfo({ vipLevel: 2, unitQty: 30, upgradeUnitQty: 120 }))).toEqual({
    share: 0.25,
    missing: 90,
    isHighest: false,
  });
});

test('more units than needed do not exceed the full bar', () => {
  expect(vipProgress(aVipInfo({ vipLevel: 3, unitQty: 130, upgradeUnitQty: 120 }))).toMatchObject({
    share: 1,
    missing: 0,
  });
});

test('the highest level has nothing left to reach', () => {
  expect(vipProgress(aVipInfo({ vipLevel: 5, unitQty: 10, upgradeUnitQty: 0 }))).toEqual({
    share: 1,
    missing: 0,
    isHighest: true,
  });
});
