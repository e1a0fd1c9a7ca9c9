import { readQuantity } from './read-quantity';

test.each([
  ['10', 10],
  [' 10 ', 10],
  ['10.00', 10],
  ['10.', 10],
  ['1,000', 1_000],
  ['1，000', 1_000],
  ['12,345,678.0', 12_345_678],
  ['1 000', 1_000],
  ['１２', 12],
  ['１０．００', 10],
  ['0', 0],
  ['007', 7],
  ['999999999999999', 999_999_999_999_999],
])('“%s” means %d', (text, quantity) => {
  expect(readQuantity(text)).toEqual({ quantity });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['1.5', 'fraction'],
  ['1.01', 'fraction'],
  ['1.9', 'fraction'],
  ['１．５', 'fraction'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['1e9', 'notANumber'],
  ['0x10', 'notANumber'],
  ['1,00', 'notANumber'],
  ['1,0000', 'notANumber'],
  ['1.000.000', 'notANumber'],
  ['五', 'notANumber'],
  ['5箱', 'notANumber'],
  ['.5', 'notANumber'],
  ['+5', 'notANumber'],
  ['1000000000000000', 'tooLong'],
  ['99999999999999999999', 'tooLong'],
])('“%s” is refused: %s', (text, problem) => {
  expect(readQuantity(text)).toEqual({ problem });
});
