import { endSession } from 'shared-kernel/session';
import {
  chooseBusinessStock,
  chooseConsignee,
  chooseDealer,
  chooseGift,
  chooseHospitalAddress,
  choosePayWay,
  clearOrderedDraft,
  setRemark,
  useCheckoutDraft,
} from './checkout-draft-store';

const dealer = { id: 'dealer-1', name: '安澜医疗器械（示例）有限公司', address: '临江市', code: 'D001' };
const hospital = { id: 'hospital-1', name: '临江市第二人民医院', code: 'H002' };
const draft = () => useCheckoutDraft.getState();

afterEach(endSession);

test('another dealer has other addresses, and is remembered', () => {
  chooseConsignee('consignee-1');
  chooseDealer(dealer);
  expect(draft()).toMatchObject({ dealer, consigneeId: null });
  expect(JSON.parse(localStorage.getItem('dealer') ?? '')).toEqual(dealer);
});

test.each([
  ['that can be read', JSON.stringify(dealer), dealer],
  ['that is not there', null, null],
  ['that is broken', '{"id":', null],
  ['that is something else', '{"id":7}', null],
])('on the next visit, a dealer %s', async (_, stored, remembered) => {
  if (stored !== null) localStorage.setItem('dealer', stored);
  await jest.isolateModulesAsync(async () => {
    const store = await import('./checkout-draft-store');
    expect(store.useCheckoutDraft.getState().dealer).toEqual(remembered);
  });
});

test('own stock takes the place of a hospital, and a hospital that of own stock', () => {
  chooseHospitalAddress(hospital, 'consignee-1');
  chooseBusinessStock('consignee-2');
  expect(draft()).toMatchObject({ hospital: null, consigneeId: 'consignee-2', businessStock: true });
  chooseHospitalAddress(hospital, 'consignee-1');
  expect(draft()).toMatchObject({ hospital, consigneeId: 'consignee-1', businessStock: false });
});

test('gifts are kept by line', () => {
  chooseGift('line-1', 'card', 2);
  chooseGift('line-1', 'strip', 1);
  chooseGift('line-2', 'card', 5);
  expect(draft().giftChoices).toEqual({ 'line-1': { card: 2, strip: 1 }, 'line-2': { card: 5 } });
});

test('an order takes its remark and gifts with it', () => {
  setRemark('上午送货');
  choosePayWay('offline');
  chooseGift('line-1', 'card', 2);
  clearOrderedDraft();
  expect(draft()).toMatchObject({ remark: '', payWay: 'offline', giftChoices: {} });
});

test('logging out leaves nothing behind', () => {
  setRemark('上午送货');
  chooseDealer(dealer);
  endSession();
  expect(draft()).toMatchObject({ remark: '', dealer: null });
  expect(localStorage.getItem('dealer')).toBeNull();
});
