import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PictureSkeleton } from './picture-skeleton';

test('a picture that the document has put into it stays when it is hydrated', async () => {
  const skeleton = <PictureSkeleton call="product/detail" />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(skeleton);
  const image = new Image();
  place.querySelector('[data-picture="product/detail"]')?.replaceChildren(image);
  const drawnAnew: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, skeleton, { onRecoverableError: (error) => drawnAnew.push(error) }),
  );
  expect(drawnAnew).toEqual([]);
  expect(place.querySelector('img')).toBe(image);
  act(() => root.unmount());
});
