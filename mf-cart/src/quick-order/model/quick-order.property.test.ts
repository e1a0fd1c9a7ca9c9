import fc from 'fast-check';
import { judgeRow, toBatchRow } from './quick-order';
import { aRow } from './quick-row';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom('A', '-', ' ', '\n', '\u0000', '\ud800', '箱', '😀'), maxLength: 120 }),
);

// The constraint of the `memberCart/addBatch` request.
const accepted = /^[^\p{Cc}\p{Cs}]*$/u;

test('for any list, the server accepts each request, or the row says what is wrong with it', () => {
  fc.assert(
    fc.property(
      anyText,
      anyText,
      fc.constantFrom('3', '0', '', '１２', '3.5', '9'.repeat(20)),
      (...cells) => {
        const [code, unitName, count] = cells;
        const row = aRow({ code, unitName, count });
        const question = toBatchRow(row);
        if (question) {
          expect(question.code).toMatch(accepted);
          expect(question.code?.length).toBeLessThanOrEqual(100);
          expect(question.unitName ?? '').toMatch(accepted);
          expect(question.unitName?.length ?? 0).toBeLessThanOrEqual(50);
        } else expect(['wrong', 'blank']).toContain(judgeRow(row, undefined).kind);
      },
    ),
    { numRuns: 500 },
  );
});
