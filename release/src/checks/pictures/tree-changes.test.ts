import { treeChanges } from './tree-changes';

test('lines that came and went, without the marks of the list', () => {
  const before = '- main:\n  - heading "购物车"\n  - button "提交订单"\n';
  const after = '- main:\n  - heading "购物车"\n  - button "下单"\n  - text: 合计\n';
  expect(treeChanges(before, after)).toEqual([
    { change: 'removed', line: '  button "提交订单"' },
    { change: 'added', line: '  button "下单"' },
    { change: 'added', line: '  text: 合计' },
  ]);
  expect(treeChanges(before, before)).toEqual([]);
});
