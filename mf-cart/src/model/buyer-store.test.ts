import { endSession, startSession } from 'shared-kernel/session';
import { create } from 'zustand';
import { keepForBuyer } from './buyer-store';

const fresh = () => ({ remark: '', chosen: null as string | null, counts: {} as object, rows: [1] });
const session = { token: 't', user: { id: '7', clientName: '医院', clientType: 1 } } as const;

function storeOver(stored: string) {
  sessionStorage.setItem('draft:7', stored);
  startSession(session);
  const store = create(fresh);
  keepForBuyer(store, 'draft', fresh);
  return store.getState();
}

afterEach(() => {
  endSession();
  sessionStorage.clear();
});

test('the draft is restored', () => {
  const typed = { remark: '请电话联系', chosen: 'c1', counts: { a: 1 }, rows: [2, 3] };
  expect(storeOver(JSON.stringify(typed))).toEqual(typed);
});

test.each([
  '{',
  'null',
  '5',
  '"text"',
  '[]',
  '{"remark":{},"counts":null,"rows":{}}',
  '{"remark":5,"counts":[],"rows":"x"}',
  '{"counts":"x","rows":null,"unheard":1}',
])('of %s only valid fields are restored', (stored) => {
  expect(storeOver(stored)).toEqual(fresh());
});
