import { budgetProblems, emptyBudget, toBudget } from './budget-draft';

const draft = { ...emptyBudget('2026-03-10'), department: ' 检验科 ', plannedAmount: '50,000' };

test('a new budget is for the year', () => {
  expect(draft).toMatchObject({ fromDate: '2026-01-01', toDate: '2026-12-31', blocks: false });
});

test('it may be for one day, and may not end before it begins', () => {
  const day = { ...draft, fromDate: '2026-03-10', toDate: '2026-03-10' };
  expect(budgetProblems(day)).toEqual({});
  expect(budgetProblems({ ...day, toDate: '2026-03-09' })).toEqual({ toDate: '最后一天不能早于第一天' });
});

test('each field says what is wrong with it', () => {
  const none = { department: ' ', fromDate: '', toDate: '', plannedAmount: '一百', blocks: false };
  expect(Object.keys(budgetProblems(none))).toEqual(['department', 'fromDate', 'toDate', 'plannedAmount']);
});

test('it is sent without blanks, its amount as the server reads it', () => {
  expect(toBudget(draft, '7')).toMatchObject({ id: '7', department: '检验科', plannedAmount: '50000.00' });
});
