import { createCallCache, createQueryClient } from 'shared-kernel/calls';
import { endSession, startSession } from 'shared-kernel/session';
import { aSession, breakNetwork, type FakeAnswers, fakeApi, holdAnswer, refuse } from 'shared-kernel/testing';
import { aListLine } from '../../testing/a-purchase-list';
import { editOf } from '../model/line-edits';
import { listEditsOf } from './list-edits';

const line = aListLine();
const listId = 'list-1';

function edited(answer: NonNullable<FakeAnswers['purchaseList/line/edit']>) {
  startSession(aSession());
  const api = fakeApi({ 'purchaseList/line/edit': answer });
  const calls = createCallCache(createQueryClient());
  const open = () => listEditsOf(calls, listId);
  const type = (count: number) => open().edits.put([[line.id, editOf(line, { count, note: '' })]]);
  type(8);
  const sent = () => api.bodiesOf('purchaseList/line/edit').map(({ count }) => count);
  return { ...open(), open, type, sent };
}

test('a refused edit is told with its reason', async () => {
  const { edits, refused } = edited(() => refuse('60004', '清单商品不存在或已删除'));
  expect(await edits.flush()).toBe(false);
  expect([...refused.getState()]).toMatchObject([[line.id, { count: 8, message: '清单商品不存在或已删除' }]]);
});

test('an edit on its way that is dropped with its line is not told', async () => {
  const { answer, release } = holdAnswer(() => refuse('60004', '清单商品不存在或已删除'));
  const { edits, refused } = edited(answer);
  const flushed = edits.flush();
  edits.drop([line.id]);
  release();
  await flushed;
  expect(refused.getState().size).toBe(0);
});

test('a list that is opened again sends what is held once, the newest quantity last', async () => {
  let isCut = true;
  const { edits, open, type, sent } = edited(({ version }) =>
    isCut ? breakNetwork() : { version: version + 1 },
  );
  await edits.flush();
  const again = open();
  again.resume();
  type(25);
  isCut = false;
  expect(await again.edits.flush()).toBe(true);
  expect(sent()).toEqual([8, 25]);
});

test('nothing of a buyer is sent after the session, and the next session takes it up', async () => {
  let isCut = true;
  const { edits, open, sent } = edited(({ version }) => (isCut ? breakNetwork() : { version: version + 1 }));
  await edits.flush();
  isCut = false;
  endSession();
  await edits.flush();
  expect(sent()).toEqual([8]);
  startSession(aSession());
  open().resume();
  expect(await open().edits.flush()).toBe(true);
  expect(sent()).toEqual([8, 8]);
});
