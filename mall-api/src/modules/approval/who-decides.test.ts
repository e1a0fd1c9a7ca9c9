import { openStep } from './who-decides';

const steps = [['1'], ['2', '3']];

test('steps are decided one after the other, until none is left or the approval waits no more', () => {
  expect([0, 1, 2].map((decided) => openStep({ status: 'waiting', steps }, decided))).toEqual([
    1,
    2,
    undefined,
  ]);
  expect(openStep({ status: 'refused', steps }, 1)).toBeUndefined();
});
