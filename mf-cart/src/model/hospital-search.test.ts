import { aHospital } from 'shared-kernel/testing';
import { matchingHospitals } from './hospital-search';

const first = aHospital({ id: 'a', name: '临江市第一人民医院', code: 'H001' });
const second = aHospital({ id: 'b', name: '临江市中医院', code: 'H002' });

test.each([
  ['', [first, second]],
  [' 中医 ', [second]],
  ['h001', [first]],
  ['口腔', []],
])('%p finds its hospitals', (typed, found) => {
  expect(matchingHospitals([first, second], typed)).toEqual(found);
});
