import { withHidden } from './draw-hidden';
import { noPages, type PageList, type PageLocation, shownPage, showPage } from './page-list';

const at = (path: string): PageLocation => {
  const { pathname, search } = new URL(path, 'http://shop');
  return { pathname, search };
};

const visit = (...paths: string[]) =>
  paths.reduce<PageList<PageLocation>>((list, path) => showPage(list, at(path), { limit: 3 }), noPages);

const keys = (list: PageList<PageLocation>) =>
  list.pages.map(({ location }) => location.pathname + location.search);

test('a page is shown again, not opened twice', () => {
  const list = visit('/home', '/mine?currentMenu=my_order', '/home');
  expect(keys(list)).toEqual(['/home', '/mine?currentMenu=my_order']);
  expect(shownPage(list)?.location.pathname).toBe('/home');
});

test('path and query tell pages apart', () => {
  expect(keys(visit('/mine?currentMenu=my_order', '/mine?currentMenu=my_member'))).toHaveLength(2);
});

test('the least recently shown page gives way', () => {
  expect(keys(visit('/a', '/b', '/c', '/a', '/d'))).toEqual(['/a', '/c', '/d']);
});

test('thirty pages are kept', () => {
  const paths = Array.from({ length: 31 }, (_, index) => `/p${index}`);
  const list = paths.reduce<PageList<PageLocation>>((pages, path) => showPage(pages, at(path)), noPages);
  expect(list.pages).toHaveLength(30);
  expect(keys(list)).not.toContain('/p0');
});

test('showing a page does not reorder the others', () => {
  const before = visit('/a', '/b', '/c');
  expect(showPage(before, at('/b')).pages.map(({ id }) => id)).toEqual(before.pages.map(({ id }) => id));
});

test('the shown location is not a new visit', () => {
  const location = at('/home');
  const list = showPage(noPages as PageList<PageLocation>, location);
  expect(showPage(list, location)).toBe(list);
});

test('a page that replaces its own query stays the same page', () => {
  const before = visit('/home', '/orderCenter?current=1');
  const after = showPage(before, at('/orderCenter?current=2'), { replaces: true });
  expect(shownPage(after)?.id).toBe(shownPage(before)?.id);
  expect(keys(after)).toEqual(['/home', '/orderCenter?current=2']);
});

test('a redirect to another path opens another page', () => {
  const before = visit('/home');
  const after = showPage(before, at('/mine'), { replaces: true });
  expect(shownPage(after)?.id).not.toBe(shownPage(before)?.id);
  expect(keys(after)).toEqual(['/home', '/mine']);
});

test('a page is drawn before it is shown, and stays as it was drawn', () => {
  const drawn = withHidden(visit('/home'), at('/mine?currentMenu=my_order'));
  expect(shownPage(drawn)?.location.pathname).toBe('/home');
  const shown = shownPage(showPage(drawn, at('/mine?currentMenu=my_order')));
  expect(shown).toMatchObject({ id: drawn.pages[1]?.id });
  expect(shown?.location).toBe(drawn.pages[1]?.location);
});

test('a page that is shown at another place, or with a state, takes that in', () => {
  const drawn = withHidden(visit('/home'), at('/mine'));
  for (const location of [
    { ...at('/mine'), hash: '#orders' },
    { ...at('/mine'), state: { from: '/home' } },
  ])
    expect(shownPage(showPage(drawn, location))?.location).toBe(location);
});

test('one page at a time waits to be shown, and no other takes its place', () => {
  const drawn = ['/a', '/b'].reduce((list, path) => withHidden(list, at(path)), visit('/home'));
  expect(keys(drawn)).toEqual(['/home', '/b']);
  const shown = showPage(drawn, at('/c'));
  const ids = [drawn, shown, withHidden(shown, at('/d'))].flatMap(({ pages }) => pages.map(({ id }) => id));
  expect(new Set(ids).size).toBe(4);
});

test('a page that is open is not drawn anew, and one that was never shown gives way first', () => {
  const before = visit('/a', '/b');
  expect(withHidden(before, at('/a'))).toBe(before);
  expect(keys(showPage(withHidden(before, at('/c')), at('/d'), { limit: 3 }))).toEqual(['/a', '/b', '/d']);
});
