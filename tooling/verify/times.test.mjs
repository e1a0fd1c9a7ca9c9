import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTimes } from './times.mjs';

test('suites in their order with their sum, files with the dearest first', () => {
  const suites = [
    { name: 'types', passed: 1, failed: 0, seconds: 3, processorSeconds: 5 },
    {
      name: 'unit',
      passed: 2,
      failed: 0,
      seconds: 4,
      processorSeconds: 7.25,
      files: [
        { file: 'a.test.ts', seconds: 1, processorSeconds: 2 },
        { file: 'b.test.ts', seconds: 3 },
      ],
    },
  ];
  assert.equal(
    formatTimes(suites, 1),
    [
      '   wall s    cpu s  suite',
      '      3.0      5.0  types',
      '      4.0      7.3  unit',
      '              12.3  all',
      '',
      '   wall s    cpu s  file (1 of 2)',
      '      3.0           unit  b.test.ts',
    ].join('\n'),
  );
});
