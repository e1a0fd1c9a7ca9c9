import { endSession, startSession } from 'shared-kernel/session';
import { aSession } from 'shared-kernel/testing';
import { aLine } from '../testing/builders';
import {
  agreeToPrices,
  chooseBusinessStock,
  chooseGift,
  chooseHospitalAddress,
  choosePayWay,
  clearOrderedDraft,
  setRemark,
  useCheckoutDraft,
} from './checkout-draft-store';

const hospital = { id: 'hospital-1', name: '临江市第二人民医院', code: 'H002' };
const draft = () => useCheckoutDraft.getState();

beforeEach(() => startSession(aSession()));

test('own stock replaces a hospital, and a hospital own stock', () => {
  chooseHospitalAddress(hospital, 'consignee-1');
  chooseBusinessStock('consignee-2');
  expect(draft()).toMatchObject({ hospital: null, consigneeId: 'consignee-2', businessStock: true });
  chooseHospitalAddress(hospital, 'consignee-1');
  expect(draft()).toMatchObject({ hospital, consigneeId: 'consignee-1', businessStock: false });
});

test('gifts are stored by line', () => {
  chooseGift('line-1', 'card', 2);
  chooseGift('line-1', 'strip', 1);
  chooseGift('line-2', 'card', 5);
  expect(draft().giftChoices).toEqual({ 'line-1': { card: 2, strip: 1 }, 'line-2': { card: 5 } });
});

test('an order clears its remark and gifts', () => {
  setRemark('上午送货');
  choosePayWay('offline');
  chooseGift('line-1', 'card', 2);
  clearOrderedDraft();
  expect(draft()).toMatchObject({ remark: '', payWay: 'offline', giftChoices: {} });
});

test('an agreed price applies to its line', () => {
  agreeToPrices([aLine({ id: 'line-1', discountPriceUnit: '121.00' })]);
  expect(draft().agreedPrices).toEqual({ 'line-1': '121.00' });
});

test('logging out hides the draft, and the same buyer finds it again', () => {
  setRemark('上午送货');
  choosePayWay('offline');
  endSession();
  expect(draft()).toMatchObject({ remark: '', payWay: null });

  startSession(aSession({ id: 'somebody-else' }));
  expect(draft().remark).toBe('');
  setRemark('下午送货');

  startSession(aSession());
  expect(draft()).toMatchObject({ remark: '上午送货', payWay: 'offline' });
});

test('an invalid stored draft is ignored', async () => {
  sessionStorage.setItem('checkoutDraft:client-1', '{"remark":');
  await jest.isolateModulesAsync(async () => {
    const store = await import('./checkout-draft-store');
    expect(store.useCheckoutDraft.getState()).toMatchObject({ remark: '', giftChoices: {} });
  });
});
