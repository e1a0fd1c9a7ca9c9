import { waitingTime } from './waiting-time';

test('the interval doubles while nothing changes, up to a minute', () => {
  expect([0, 1, 2, 3, 4, 1000].map(waitingTime)).toEqual([8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});
