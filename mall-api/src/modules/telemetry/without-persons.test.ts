import { withoutPersons } from './without-persons';

test.each([
  ['GET /search?word=口罩#x of 138 0000 0000, mei@example.com failed', 'GET /search of …, … failed'],
  ['of １３８００００００００', 'of …'],
  [
    'SyntaxError: Unexpected token, "{王小明" is not valid JSON',
    'SyntaxError: Unexpected token, "…" is not valid JSON',
  ],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0 refused', 'Bearer … refused'],
  ['at f (/apps/mf-cart/1.1.0+ab/155.1234567890.js:1:1234567)', null],
  [
    'at commitPassiveMountOnFiberRecursively (/apps/shell/1.0.0+cd/main.9999999999.js?try=2:1:2)',
    'at commitPassiveMountOnFiberRecursively (/apps/shell/1.0.0+cd/main.9999999999.js:1:2)',
  ],
  ['/apps/mf-cart/1.0.0+ab/155.1234567890.css did not come in 5000 ms', null],
  ['Minified React error #418; visit the site', null],
  ['at /x#418;a, /y#418; and #13800000000; failed', 'at /x /y and  failed'],
  ["Cannot read properties of undefined (reading 'deliveries')", null],
])('%s', (told, kept) => {
  expect(withoutPersons(told)).toBe(kept ?? told);
});

test.each(['x', '1-', '?', '@a.', '"', '1 ', '/apps/'])('2,000 characters of %s take no time', (part) => {
  const began = performance.now();
  for (let turn = 0; turn < 100; turn += 1) withoutPersons(part.repeat(2_000 / part.length));
  expect(performance.now() - began).toBeLessThan(5_000);
});
