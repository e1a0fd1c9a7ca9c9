import { answerProblem, requestProblems } from './request-rules';

const draft = { department: '手术室', wantedDate: '', reason: '' };

test('a day is wanted from today on, or none is', () => {
  expect(requestProblems(draft, '2026-03-10')).toEqual({});
  expect(requestProblems({ ...draft, wantedDate: '2026-03-10' }, '2026-03-10')).toEqual({});
  expect(requestProblems({ ...draft, wantedDate: '2026-03-09' }, '2026-03-10')).toEqual({
    wantedDate: '希望到货日期不能早于今天',
  });
});

test('what is too long is told at its place', () => {
  const long = '长'.repeat(1_000);
  expect(Object.keys(requestProblems({ ...draft, department: long, reason: long }, '2026-03-10'))).toEqual([
    'department',
    'reason',
  ]);
});

test('an answer has a reason', () => {
  expect(answerProblem(' ')).toBe('请填写原因，申请人会看到');
  expect(answerProblem('缺货')).toBeNull();
});
