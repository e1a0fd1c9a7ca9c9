import { aLicenceProblem } from 'shared-kernel/testing';
import { lackingLicences, licenceAdvice, licenceRefusal } from './licence-rules';

const problem = aLicenceProblem({ skuIds: ['a', 'b'] });

test('only the licences of the ordered goods count', () => {
  const licences = { blocks: true, problems: [problem, aLicenceProblem({ skuIds: ['c'] })] };
  expect(lackingLicences(licences, ['b'])).toEqual([problem]);
  expect(lackingLicences(licences, ['z'])).toEqual([]);
});

test('an order is blocked only where the provider blocks it', () => {
  expect(licenceRefusal({ blocks: true, problems: [problem] }, ['a'])).toBe(
    '购买二类医疗器械需要有效的“第二类医疗器械备案凭证”，该证照已过期（有效期至 2026-01-01），暂不能提交订单',
  );
  expect(licenceRefusal({ blocks: true, problems: [problem] }, ['z'])).toBeNull();
  expect(licenceRefusal({ blocks: false, problems: [problem] }, ['a'])).toBeNull();
  expect(licenceRefusal(undefined, ['a'])).toBeNull();
});

test.each([
  [{}, true, '上传并通过审核后即可提交订单'],
  [{}, false, '请及时上传，以免影响发货'],
  [{ state: 'auditing', uploadable: false }, true, '审核通过后即可提交订单'],
  [{ state: 'auditing', uploadable: false }, false, '审核通过前可能影响发货'],
  [{ state: 'missing', uploadable: false }, false, '请联系在线客服登记'],
] as const)('%j, blocking %s: %s', (over, blocks, advice) => {
  expect(licenceAdvice(aLicenceProblem(over), blocks)).toBe(advice);
});
