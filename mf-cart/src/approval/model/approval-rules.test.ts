import { limits } from 'shared-kernel/domain';
import { wordsProblem } from './approval-rules';

test('who refuses says why; who approves need not', () => {
  const reason = '请填写不批准的原因，提交人会看到';
  expect(wordsProblem({ verdict: 'refused', words: '' })).toBe(reason);
  expect(wordsProblem({ verdict: 'refused', words: ' \u3000 ' })).toBe(reason);
  expect(wordsProblem({ verdict: 'refused', words: '超出预算' })).toBeNull();
  expect(wordsProblem({ verdict: 'approved', words: ' ' })).toBeNull();
});

test('the words have a greatest length, whatever is decided', () => {
  for (const verdict of ['refused', 'approved']) {
    expect(wordsProblem({ verdict, words: '预'.repeat(limits.reasonMax) })).toBeNull();
    expect(wordsProblem({ verdict, words: '预'.repeat(limits.reasonMax + 1) })).toMatch('意见');
  }
});
