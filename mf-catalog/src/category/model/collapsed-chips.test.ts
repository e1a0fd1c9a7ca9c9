import { collapsedChips } from './collapsed-chips';

const chips = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join();

test('five chips are all shown; of six the first five', () => {
  expect(ids(collapsedChips(chips(5), null))).toBe('1,2,3,4,5');
  expect(ids(collapsedChips(chips(6), '2'))).toBe('1,2,3,4,5');
});

test('a chosen chip is never hidden', () => {
  expect(ids(collapsedChips(chips(9), '8'))).toBe('1,2,3,4,8');
});
