import { clientTypes, orderStatuses } from 'shared-kernel/domain';
import { anOrder } from 'shared-kernel/testing';
import { hasOrderContract, mayHandInContract, mayUploadContract, signButton } from './contract-actions';

const contract = {
  originFileUrl: null,
  uploadFileUrl: null,
  viewUrl: '/view',
  signUrl: '/sign',
  signQys: true,
};
const order = anOrder({ orderContract: contract });

test('client types 1, 3, 5 and 6 have contracts', () => {
  expect(clientTypes.filter((type) => hasOrderContract(type, order))).toEqual([1, 3, 5, 6]);
  expect(hasOrderContract(1, anOrder({ orderContract: null }))).toBe(false);
});

test('a contract is handed in before the review', () => {
  expect(orderStatuses.filter((status) => mayHandInContract(1, { ...order, status }))).toEqual([5, 6]);
  expect(mayHandInContract(4, order)).toBe(false);
});

test('a contract that is signed or being voided is not uploaded', () => {
  expect([undefined, 0, 1, 2, 3, 4].filter((sign) => mayUploadContract(1, order, sign))).toEqual([
    undefined,
    0,
    1,
    4,
  ]);
  expect(mayUploadContract(1, anOrder({ status: 10 }), 0)).toBe(false);
});

test.each([
  [1, true],
  [3, true],
  [5, false],
  [6, false],
] as const)('client type %d may replace its uploaded contract: %s', (clientType, may) => {
  expect(mayUploadContract(clientType, { ...order, status: 5 }, 0)).toBe(true);
  expect(mayUploadContract(clientType, { ...order, status: 6 }, 0)).toBe(may);
});

test.each([
  [0, '未通过电子签平台签署', false],
  [1, '去签署', true],
  [2, '查看合同', true],
  [3, '作废中', false],
  [4, '已撤回', false],
])('sign status %d shows %s', (status, label, enabled) => {
  expect(signButton(1, order, status)).toMatchObject({ label, enabled });
});

test('signing leads to the signing page, a signed contract to its view', () => {
  expect(signButton(1, order, 1)?.address).toBe('/sign');
  expect(signButton(1, order, 2)?.address).toBe('/view');
  const unknown = anOrder({ orderContract: { ...contract, signUrl: null, viewUrl: null } });
  expect(signButton(1, unknown, 1)?.address).toBeNull();
});

test('there is no sign button without a sign status, after the review, or for a dealer client', () => {
  expect(signButton(1, order, undefined)).toBeNull();
  expect(signButton(1, anOrder({ status: 7 }), 1)).toBeNull();
  expect(signButton(4, order, 1)).toBeNull();
});
