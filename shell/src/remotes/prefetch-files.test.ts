import { waitFor } from '@testing-library/react';
import { prefetchFiles, routeOf } from './prefetch-files';

const preload = { '/home': ['/a.js'], '/home/detail': ['/b.js', '/b.css'] };
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href, integrity }) =>
    [rel, as, new URL(href).pathname, integrity].filter(Boolean).join(' '),
  );

beforeEach(() => document.head.replaceChildren());

test('a path needs the files of the longest route that covers it', () => {
  expect(routeOf({ preload }, '/home/detail')).toBe('/home/detail');
  expect(routeOf({ preload }, '/home/surprise')).toBe('/home');
  expect(routeOf({ preload }, '/homes')).toBe('');
});

test('files are asked for once, soon or at rest, checked where the document cannot', async () => {
  void prefetchFiles(['/x.js', '/x.css'], 'idle');
  void prefetchFiles(['/x.js', '/x.css'], 'soon', { '/x.js': 'sha256-x' });
  void prefetchFiles(['/x.js'], 'soon');
  const soon = ['modulepreload /x.js sha256-x', 'preload style /x.css'];
  expect(links()).toEqual(soon);
  await waitFor(() => expect(links()).toEqual([...soon, 'prefetch script /x.js']));
  await waitFor(() => expect(links()).toEqual([...soon, 'prefetch script /x.js', 'prefetch style /x.css']));
});
