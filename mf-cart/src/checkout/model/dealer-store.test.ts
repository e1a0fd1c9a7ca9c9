import { endSession, startSession } from 'shared-kernel/session';
import { aSession } from 'shared-kernel/testing';
import { chooseConsignee, useCheckoutDraft } from '../../model/checkout-draft-store';
import { chooseDealer, useChosenDealer } from './dealer-store';

const dealer = { id: 'dealer-1', name: '安澜医疗器械（示例）有限公司', address: '临江市', code: 'D001' };
const chosen = () => useChosenDealer.getState().dealer;

beforeEach(() => startSession(aSession({ clientType: 4 })));

test('another dealer has other addresses, and is stored', () => {
  chooseConsignee('consignee-1');
  chooseDealer(dealer);
  expect(chosen()).toEqual(dealer);
  expect(useCheckoutDraft.getState().consigneeId).toBeNull();
  expect(JSON.parse(localStorage.getItem('dealer') ?? '')).toEqual(dealer);
});

test.each([
  ['that can be read', JSON.stringify(dealer), dealer],
  ['that is not there', null, null],
  ['that is broken', '{"id":', null],
  ['that is something else', '{"id":7}', null],
])('on the next visit, a dealer %s is restored only if valid', async (_, stored, remembered) => {
  if (stored !== null) localStorage.setItem('dealer', stored);
  await jest.isolateModulesAsync(async () => {
    const store = await import('./dealer-store');
    expect(store.useChosenDealer.getState().dealer).toEqual(remembered);
  });
});

test('logging out removes the stored dealer', () => {
  chooseDealer(dealer);
  endSession();
  expect(chosen()).toBeNull();
  expect(localStorage.getItem('dealer')).toBeNull();
});
