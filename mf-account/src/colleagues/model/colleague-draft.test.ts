import { colleagueErrors } from './colleague-draft';

const draft = { name: '陈护士', mobilePhone: '13800000011', roles: ['applicant' as const] };

test('a whole draft has no errors; spaces around are of no matter', () => {
  expect(colleagueErrors(draft, true)).toEqual({});
  expect(colleagueErrors({ ...draft, mobilePhone: ' 13800000011 ' }, true)).toEqual({});
});

test('each missing part is named', () => {
  expect(colleagueErrors({ name: ' ', mobilePhone: '138', roles: [] }, true)).toEqual({
    name: '请填写姓名',
    mobilePhone: '请输入11位手机号',
    roles: '请至少选择一个角色',
  });
});

test('a colleague’s phone is not asked for again', () => {
  expect(colleagueErrors({ ...draft, mobilePhone: '' }, false)).toEqual({});
});
