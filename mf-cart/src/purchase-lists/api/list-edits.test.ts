import { type FakeAnswers, fakeApi, holdAnswer, refuse } from 'shared-kernel/testing';
import { aListLine } from '../../testing/a-purchase-list';
import { editOf } from '../model/line-edits';
import { createListEdits } from './list-edits';

const line = aListLine();

function edited(answer: NonNullable<FakeAnswers['purchaseList/line/edit']>) {
  fakeApi({ 'purchaseList/line/edit': answer });
  const tell = jest.fn();
  const calls = { change: () => Promise.resolve(), reload: () => {} };
  const { edits } = createListEdits(calls, 'list-1', tell);
  edits.put([[line.id, editOf(line, { count: 8, note: '' })]]);
  return { edits, tell };
}

test('a refused edit is told with its reason', async () => {
  const { edits, tell } = edited(() => refuse('60004', '清单商品不存在或已删除'));
  expect(await edits.flush()).toBe(false);
  expect([...tell.mock.calls[0][0]]).toMatchObject([
    [line.id, { count: 8, message: '清单商品不存在或已删除' }],
  ]);
});

test('an edit on its way that is dropped with its line is not told', async () => {
  const { answer, release } = holdAnswer(() => refuse('60004', '清单商品不存在或已删除'));
  const { edits, tell } = edited(answer);
  const flushed = edits.flush();
  edits.drop([line.id]);
  release();
  await flushed;
  expect(tell).not.toHaveBeenCalled();
});
