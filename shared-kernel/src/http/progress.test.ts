import type { AxiosProgressEvent } from 'axios';
import { toPercent } from './progress';

const at = (loaded: number, total?: number): AxiosProgressEvent => ({
  loaded,
  ...(total === undefined ? {} : { total }),
  bytes: 0,
  lengthComputable: total !== undefined,
});

test('progress is reported in whole percents, and only where the size is known', () => {
  const onProgress = jest.fn();
  const report = toPercent(onProgress);
  report(at(1, 3));
  report(at(3, 3));
  report(at(9, 3));
  report(at(5));
  expect(onProgress.mock.calls).toEqual([[33], [100], [100]]);
});
