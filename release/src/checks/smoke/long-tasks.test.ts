import { slowTasks } from './long-tasks';

const runs = (...busy: [mine: number, live: number][]) => {
  const [first, ...later] = busy.map(([mine, live]) => ({ mine, live }));
  return { first: first ?? { mine: 0, live: 0 }, again: async () => later.shift() ?? { mine: 0, live: 0 } };
};
const said = ({ first, again }: ReturnType<typeof runs>) => slowTasks(first, again);

test('a page that is busy for longer each time is told so', async () => {
  expect(await said(runs([900, 120], [800, 150], [850, 90], [950, 200]))).toEqual([
    'is busy for 800 ms at a stretch, the live one for 200 ms',
  ]);
});

test('one that was slow once, where the live one was too, or that is quick, is told nothing', async () => {
  expect(await said(runs([900, 120], [110, 90]))).toEqual([]);
  expect(await said(runs([900, 120], [800, 500]))).toEqual([]);
  expect(await said(runs([190, 10]))).toEqual([]);
});
