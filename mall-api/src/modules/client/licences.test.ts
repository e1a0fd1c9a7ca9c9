import { type HeldCertificate, licenceProblems } from './licences';

const now = new Date('2026-11-22T08:00:00Z');
const held = (qualificationType: string, over: Partial<HeldCertificate> = {}): HeldCertificate => ({
  qualificationType,
  qualificationName: qualificationType,
  auditStatus: 1,
  auditReason: null,
  expireDate: '2027-01-01',
  ...over,
});
const classTwo = [{ skuId: 's2', deviceClass: '二类' }];
const classThree = [{ skuId: 's3', deviceClass: '三类' }];
const problems = (devices: typeof classTwo, type: 1 | 3 | 4 | 5 | 6, ...certificates: HeldCertificate[]) =>
  licenceProblems(devices, { held: certificates, type, now });

test('goods that are no device, and class I devices, need no licence', () => {
  expect(problems([{ skuId: 's1', deviceClass: '一类' }], 6)).toEqual([]);
  expect(problems([], 6)).toEqual([]);
});

test('an institution needs its practice licence, a trader the licence of the device’s class', () => {
  for (const type of [1, 3, 4] as const) {
    expect(problems([...classTwo, ...classThree], type, held('medical_practice_licence'))).toEqual([]);
  }
  const trader = [held('class_two_filing'), held('device_trade_licence')];
  for (const type of [5, 6] as const) {
    expect(problems([...classTwo, ...classThree], type, ...trader)).toEqual([]);
  }
  expect(problems(classThree, 5, held('class_two_filing'))).toMatchObject([
    { deviceClass: '三类', state: 'missing', skuIds: ['s3'] },
  ]);
});

test.each([
  ['its last day is not over', { expireDate: '2026-11-22' }, []],
  ['it has no end', { expireDate: null }, []],
  ['it ended', { expireDate: '2026-11-21' }, ['expired']],
  ['its renewal is in review', { auditStatus: 2 }, []],
  ['its renewal is in review, after its end', { auditStatus: 2, expireDate: '2026-11-21' }, ['auditing']],
  ['it is in review for the first time', { auditStatus: 2, expireDate: null }, ['auditing']],
  ['it was refused', { auditStatus: 4 }, ['rejected']],
  ['it was never handed in', { auditStatus: 0, expireDate: null }, ['missing']],
])('a licence: %s', (_, change, states) => {
  const found = problems(classTwo, 6, held('class_two_filing', change));
  expect(found.map(({ state }) => state)).toEqual(states);
});

test('tells the buyer what to do: upload, wait, or ask', () => {
  const uploadable = (...certificates: HeldCertificate[]) =>
    problems(classTwo, 6, ...certificates).map((problem) => problem.uploadable);
  expect(uploadable(held('class_two_filing', { expireDate: '2026-11-01' }))).toEqual([true]);
  expect(uploadable(held('class_two_filing', { auditStatus: 2, expireDate: null }))).toEqual([false]);
  expect(problems(classTwo, 6)).toEqual([
    {
      deviceClass: '二类',
      qualificationName: '第二类医疗器械备案凭证',
      state: 'missing',
      expireDate: null,
      uploadable: false,
      skuIds: ['s2'],
    },
  ]);
});
