import { version } from 'react';
import { version as domVersion } from 'react-dom';

test('it is React 18 that draws here', () => {
  expect([version, domVersion]).toEqual(['18.3.1', '18.3.1']);
});
