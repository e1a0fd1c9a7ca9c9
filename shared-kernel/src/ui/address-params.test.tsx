import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { renderScreen } from '../testing';
import { AddressParams, ParamsLink, useAddressParams } from './address-params';

function Choices() {
  const { params, setParams } = useAddressParams();
  const withOne = (name: string) => {
    const next = new URLSearchParams(params);
    next.append('chosen', name);
    return next;
  };
  return (
    <>
      <output>{params.toString()}</output>
      <button type="button" onClick={() => setParams(withOne('a'), { replace: true })}>
        a
      </button>
      <ParamsLink params={withOne('b')}>b</ParamsLink>
      <Link to="/elsewhere">elsewhere</Link>
    </>
  );
}

/** A page that suspends at each new address. */
function Page({ drawn, waiting }: { drawn: ReadonlySet<string>; waiting: Promise<void> }) {
  const { search } = useLocation();
  if (!drawn.has(search)) throw waiting;
  return null;
}

test('a choice shows at once, and the next one builds on it before the page of the first is rendered', async () => {
  const drawn = new Set(['?chosen=first']);
  let draw = () => {};
  const waiting = new Promise<void>((resolve) => {
    draw = resolve;
  });
  const { user, currentPath } = renderScreen(
    <AddressParams>
      <Choices />
      <Suspense fallback="…">
        <Page drawn={drawn} waiting={waiting} />
      </Suspense>
    </AddressParams>,
    { path: '/list?chosen=first' },
  );
  await user.click(screen.getByRole('button', { name: 'a' }));
  expect(screen.getByRole('status')).toHaveTextContent('chosen=first&chosen=a');
  expect(screen.getByRole('link', { name: 'elsewhere' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'b' }));
  expect(screen.getByRole('status')).toHaveTextContent('chosen=first&chosen=a&chosen=b');
  drawn.add('?chosen=first&chosen=a').add('?chosen=first&chosen=a&chosen=b');
  await act(async () => draw());
  expect(screen.getByRole('status')).toHaveTextContent('chosen=first&chosen=a&chosen=b');
  expect(currentPath()).toBe('/list?chosen=first&chosen=a&chosen=b');
});

test('expected parameters do not outlive their address', async () => {
  const { user } = renderScreen(
    <AddressParams>
      <Choices />
    </AddressParams>,
    { path: '/list?chosen=first' },
  );
  await user.click(screen.getByRole('link', { name: 'b' }));
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});
