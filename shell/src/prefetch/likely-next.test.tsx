import { render } from '@testing-library/react';
import { Activity } from 'react';
import { firstOf } from './likely-next';

test('the first product is one of the list that is shown, not of a page behind it', () => {
  render(
    <main>
      <Activity mode="hidden">
        <p>
          <a href="/home/detail?id=1">of the home page</a>
        </p>
      </Activity>
      <a href="/home/detail?id=2">of the list</a>
    </main>,
  );
  expect(firstOf('/home/all_product')).toHaveAttribute('href', '/home/detail?id=2');
  expect(firstOf('/home')).toBeNull();
});
