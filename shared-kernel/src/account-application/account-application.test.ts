import { creditCodeProblem } from './account-application';

test.each(['', '91350100M000100Y4', '91350100M000100Y433'])('%s is not a code of 18 characters', (code) => {
  expect(creditCodeProblem(code)).toBe('请输入18位统一社会信用代码');
});

test('exactly one check character fits, in either case', () => {
  const body = '91330000MA27U0A12';
  const fits = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].filter(
    (last) => creditCodeProblem(body + last) === null,
  );
  expect(fits).toHaveLength(1);
  expect(creditCodeProblem(` ${body.toLowerCase()}${fits[0]} `)).toBeNull();
});

test('a known code passes; one with two digits swapped does not', () => {
  expect(creditCodeProblem('91350100M000100Y43')).toBeNull();
  expect(creditCodeProblem('91350100M000100Y34')).toBe('统一社会信用代码有误，请核对');
  expect(creditCodeProblem('91350100M0001O0Y43')).toBe('请输入18位统一社会信用代码');
});
