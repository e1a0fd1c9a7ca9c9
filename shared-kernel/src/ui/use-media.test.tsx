import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { startAsDrawn, useMedia } from './use-media';

const wide = '(width >= 992px)';

const Word = () => <p>{useMedia(wide) ? 'wide' : 'narrow'}</p>;

function inWindow(matches: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: matches && query === wide,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
}

test('a drawn page begins with the window that it was drawn for, and then has its own', async () => {
  inWindow(true);
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Word />);
  expect(place.textContent).toBe('wide');
  inWindow(false);
  startAsDrawn([wide]);
  const mismatches = jest.fn();
  await act(async () => {
    hydrateRoot(place, <Word />, { onRecoverableError: mismatches });
  });
  expect(mismatches).not.toHaveBeenCalled();
  expect(place.textContent).toBe('narrow');
});
