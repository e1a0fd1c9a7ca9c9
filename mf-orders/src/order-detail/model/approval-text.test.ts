import { approvalText } from './approval-text';

const approved = { verdict: 'approved', time: '2026-11-20 11:00:00' } as const;

test('who approved, for whom and when', () => {
  const decisions = [
    { ...approved, step: 1, name: '吴院长', forName: null, words: '' },
    { ...approved, step: 2, name: '郑书记', forName: '李院长', words: '同意' },
  ];
  expect(approvalText({ approval: { id: '1', no: 7, decisions } })).toBe(
    '审批 7　吴院长 2026-11-20 11:00:00 批准；郑书记（代李院长） 2026-11-20 11:00:00 批准：同意',
  );
});

test('nothing where nobody had to', () => {
  expect(approvalText({ approval: undefined })).toBeNull();
});
